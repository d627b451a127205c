import type { FastifyInstance } from "fastify";
import type { Locale } from "#domain/locale.ts";
import type { Catalog } from "#server/catalog/actions.ts";
import { countryNameIn, localName } from "#server/geo/local-name.ts";
import { type ShareDeps, type SharedEvent, shareImageActions } from "./actions.ts";
import { openCardRenderer } from "./card-renderer.ts";
import { shareImageRoutes } from "./routes.ts";

interface ShareImagesFeature extends Omit<ShareDeps, "findEvent" | "render"> {
  catalog: Pick<Catalog, "event">;
}

export async function registerShareImages(
  app: FastifyInstance,
  { catalog, ...deps }: ShareImagesFeature,
): Promise<void> {
  async function findEvent(id: number, locale: Locale): Promise<SharedEvent | undefined> {
    const found = await catalog.event(id);
    if (!found) return undefined;
    const { name, date, time, image } = found.event;
    const { endDate, endTime, isAllDay, status } = found.event.details;
    const { name: venue, category, countryCode } = found.venue;
    const city = localName(locale, found.venue.city);
    const country = countryNameIn(locale, { code: countryCode, name: found.venue.country });
    const when = { date, time, endDate, endTime, isAllDay, status };
    return { id, name, ...when, image, venue, city, country, category };
  }
  const { render, close } = openCardRenderer();
  app.addHook("onClose", close);
  await app.register(shareImageRoutes, { images: shareImageActions({ ...deps, findEvent, render }) });
}
