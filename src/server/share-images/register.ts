import type { FastifyInstance } from "fastify";
import type { CatalogReader } from "#server/catalog/read.ts";
import { type ShareDeps, type SharedEvent, shareImageActions } from "./actions.ts";
import { shareImageRoutes } from "./routes.ts";

interface ShareImagesFeature extends Omit<ShareDeps, "findEvent"> {
  reader: CatalogReader;
}

export async function registerShareImages(
  app: FastifyInstance,
  { reader, ...deps }: ShareImagesFeature,
): Promise<void> {
  async function findEvent(id: number): Promise<SharedEvent | undefined> {
    const [found] = await reader.eventsByIds([id]);
    if (!found) return undefined;
    const { name, date, time, image } = found.event;
    const { endDate, endTime, isAllDay, status } = found.event.details;
    const { name: venue, city, country, category } = found.venue;
    const when = { date, time, endDate, endTime, isAllDay, status };
    return { id, name, ...when, image, venue, city, country, category };
  }
  await app.register(shareImageRoutes, { images: shareImageActions({ ...deps, findEvent }) });
}
