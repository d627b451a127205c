import type { FastifyInstance } from "fastify";
import type { ContentPages } from "#contract/content.ts";
import type { SitePicture } from "#contract/pictures.ts";
import type { Catalog } from "#server/catalog/actions.ts";
import type { PosterUrl } from "#server/catalog/projection/present.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import { type Pictures, pictureActions } from "./actions.ts";
import { openPictureDecoder } from "./picture-decoder.ts";
import { PictureFiles } from "./picture-files.ts";
import { imageRoutes } from "./routes.ts";
import { uploadActions } from "./uploads/actions.ts";
import { openUploadStore, type UploadStoreOptions } from "./uploads/open-upload-store.ts";
import { uploadRoutes } from "./uploads/routes.ts";

const MAX_PICTURE_BYTES = 512 * 2 ** 20;

interface PicturesFeature {
  catalog: Pick<Catalog, "event">;
  posterUrl: PosterUrl;
  content: Pick<ContentPages, "articles">;
  findSitePicture(which: SitePicture): string | undefined;
  /** Where fetched pictures are kept. */
  folder: string;
  network: Network;
  /** Where uploaded pictures are kept. */
  uploads: UploadStoreOptions;
  publicUrl: string;
  limiter: RateLimiter;
  now: () => number;
}

/** Pictures of events, articles and visitors. Returns what fetches, cuts and keeps them. */
export async function registerPictures(app: FastifyInstance, feature: PicturesFeature): Promise<Pictures> {
  const { catalog, posterUrl, content, findSitePicture, folder, network } = feature;
  const { uploads: stored, publicUrl, limiter, now } = feature;
  const decoder = openPictureDecoder();
  app.addHook("onClose", async () => decoder.close());
  const uploads = uploadActions({ store: openUploadStore(stored), decoder, publicUrl });
  await app.register(uploadRoutes, { uploads, limiter });
  const files = new PictureFiles(folder, MAX_PICTURE_BYTES);
  const pictures = pictureActions({ files, decoder, network, now, uploaded: uploads.atAddress });
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
    findSitePicture,
    findOwnPhoto: async (request) => (await request.visitor())?.photo ?? undefined,
  });
  return pictures;
}
