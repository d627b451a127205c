import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import type { Catalog } from "#server/catalog/actions.ts";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { type Pictures, pictureActions } from "./actions.ts";
import { PictureFiles } from "./picture-files.ts";
import { imageRoutes } from "./routes.ts";

const MAX_PICTURE_BYTES = 512 * 2 ** 20;

interface PicturesFeature {
  catalog: Pick<Catalog, "event">;
  posterUrl: PosterUrl;
  content: Pick<ContentPages, "articles">;
  /** Where fetched pictures are kept. */
  folder: string;
  network: Network;
  now: () => number;
}

/** Pictures of events, articles and visitors. Returns what fetches, cuts and keeps them. */
export async function registerPictures(
  app: FastifyInstance,
  { catalog, posterUrl, content, folder, network, now }: PicturesFeature,
): Promise<Pictures> {
  const pictures = pictureActions({ files: new PictureFiles(folder, MAX_PICTURE_BYTES), network, now });
  await app.register(imageRoutes, {
    pictures,
    async findEvent(id) {
      const found = await catalog.event(id);
      if (!found) return undefined;
      const { event, venue } = found;
      return { image: event.image, poster: posterUrl({ ...event, category: venue.category }) };
    },
    async findArticleImage(slug) {
      return (await content.articles()).find((article) => article.slug === slug)?.image ?? undefined;
    },
    findOwnPhoto: async (request) => (await request.visitor())?.photo ?? undefined,
  });
  return pictures;
}
