import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import {
  isOutside,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureVersion,
  SITE_PICTURES,
  type SitePicture,
} from "#contract/pictures.ts";
import { routes } from "#contract/urls.ts";
import type { Pictures } from "./actions.ts";

interface ImageDeps {
  pictures: Pictures;
  /** The address of an event's own picture, if it has one, and of its generated poster. */
  findEvent(id: number): Promise<{ image: string; poster: string } | undefined>;
  findArticleImage(slug: string): Promise<string | undefined>;
  findSitePicture(which: SitePicture): string | undefined;
  /** The picture of the signed-in user. */
  findOwnPhoto(request: FastifyRequest): Promise<string | undefined>;
}

interface Source {
  image: string | undefined;
  /** What is shown where the picture cannot be had. */
  standIn?: string;
  isPrivate?: boolean;
}

const MAX_ID = 2 ** 31 - 1;

/** Pictures are requested by their owner's id, so that no arbitrary address can be fetched (SSRF). */
export async function imageRoutes(
  app: FastifyInstance,
  { pictures, findEvent, findArticleImage, findSitePicture, findOwnPhoto }: ImageDeps,
): Promise<void> {
  const hide = { schema: { hide: true } };

  app.get<{ Params: { id: string; file: string } }>(routes.eventImage, hide, async (request, reply) => {
    const id = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : Number.NaN;
    const event = id <= MAX_ID ? await findEvent(id) : undefined;
    return send(request, reply, { image: event?.image, ...(event && { standIn: event.poster }) });
  });

  app.get<{ Params: { slug: string; file: string } }>(routes.articleImage, hide, async (request, reply) =>
    send(request, reply, { image: await findArticleImage(request.params.slug) }),
  );

  app.get<{ Params: { which: string; file: string } }>(routes.sitePicture, hide, async (request, reply) => {
    const which = SITE_PICTURES.find((each) => each === request.params.which);
    return send(request, reply, { image: which && findSitePicture(which) });
  });

  app.get<{ Params: { file: string } }>(routes.ownPhoto, hide, async (request, reply) =>
    send(request, reply, { image: await findOwnPhoto(request), isPrivate: true }),
  );

  async function send(
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
    { image, standIn, isPrivate = false }: Source,
  ): Promise<FastifyReply> {
    const [, size, ending] = /^(\d+)\.(\w+)$/.exec(request.params.file) ?? [];
    const width = PICTURE_WIDTHS.find((each) => String(each) === size);
    const format = PICTURE_FORMATS.find((each) => each === ending);
    if (image === undefined || !width || !format) throw unknownPicture();

    const who = isPrivate ? "private" : "public";
    const picture = isOutside(image)
      ? await pictures.variant(image, width, format).catch((error: unknown) => {
          request.log.info({ err: error }, "no picture");
          return undefined;
        })
      : undefined;
    if (!picture) {
      if (standIn === undefined) throw unknownPicture();
      return reply.header("cache-control", `${who}, max-age=300`).redirect(standIn);
    }
    const { v } = request.query as { v?: string };
    const isLasting = v === pictureVersion(image);
    return reply
      .header("content-type", `image/${format}`)
      .header("cache-control", `${who}, ${isLasting ? "max-age=31536000, immutable" : "max-age=300"}`)
      .send(picture);
  }
}

function unknownPicture(): AppError {
  return new AppError("not-found", { code: "noPicture" });
}
