import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes, SHARE_SHAPES } from "#contract/urls.ts";
import { askedLocale, DEFAULT_LOCALE } from "#domain/locale.ts";
import type { ShareImages } from "./actions.ts";

interface ShareImageDeps {
  images: ShareImages;
}

export async function shareImageRoutes(app: FastifyInstance, { images }: ShareImageDeps): Promise<void> {
  app.get<{ Params: { file: string } }>(
    routes.shareImage,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id, named = "card"] = /^(\d{1,10})(?:-(1x1|4x3))?\.png$/.exec(request.params.file) ?? [];
      const shape = SHARE_SHAPES.find((each) => each === named)!;
      return sendPicture(request, reply, await images.ofEvent(Number(id), shape, localeOf(request)));
    },
  );
  app.get(routes.siteShareImage, { schema: { hide: true } }, async (request, reply) =>
    sendPicture(request, reply, await images.ofSite(localeOf(request))),
  );
}

/** Networks that show the picture ask in no language of their own. */
const localeOf = ({ originalUrl }: FastifyRequest) => askedLocale(originalUrl) ?? DEFAULT_LOCALE;

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { picture, version }: { picture: Buffer; version: string },
): FastifyReply {
  const etag = `"${version}"`;
  reply.header("cache-control", "public, max-age=3600").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.header("content-type", "image/png").send(picture);
}
