import type { FastifyInstance } from "fastify";
import type { Catalog } from "#server/catalog/actions.ts";
import { type ShareDeps, type SharedEvent, shareImageActions } from "./actions.ts";
import { shareImageRoutes } from "./routes.ts";

interface ShareImagesFeature extends Omit<ShareDeps, "findEvent"> {
  catalog: Pick<Catalog, "event">;
}

export async function registerShareImages(
  app: FastifyInstance,
  { catalog, ...deps }: ShareImagesFeature,
): Promise<void> {
  async function findEvent(id: number): Promise<SharedEvent | undefined> {
    const found = await catalog.event(id);
    if (!found) return undefined;
    const { name, date, time, image } = found.event;
    const { endDate, endTime, isAllDay, status } = found.event.details;
    const { name: venue, city, country, category } = found.venue;
    const when = { date, time, endDate, endTime, isAllDay, status };
    return { id, name, ...when, image, venue, city, country, category };
  }
  await app.register(shareImageRoutes, { images: shareImageActions({ ...deps, findEvent }) });
}
