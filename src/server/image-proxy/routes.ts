import type { FastifyInstance } from "fastify";
import { isOutside, PICTURE_FORMATS, PICTURE_WIDTHS, pictureVersion } from "#contract/pictures.ts";
import { routes } from "#contract/urls.ts";
import { AppError } from "#domain/errors.ts";
import type { Pictures } from "./actions.ts";

interface ImageDeps {
  pictures: Pictures;
  /** The address of an event's own picture, if it has one, and of its generated poster. */
  findEvent(id: number): Promise<{ image: string; poster: string } | undefined>;
}

const MAX_ID = 2 ** 31 - 1;
const YEAR = "public, max-age=31536000, immutable";
const FIVE_MINUTES = "public, max-age=300";

/** Only pictures of events can be asked for, by the event's id: nobody else's address ever is. */
export async function imageRoutes(app: FastifyInstance, { pictures, findEvent }: ImageDeps): Promise<void> {
  app.get<{ Params: { id: string; file: string }; Querystring: { v?: string } }>(
    routes.eventImage,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, size, ending] = /^(\d+)\.(\w+)$/.exec(request.params.file) ?? [];
      const width = PICTURE_WIDTHS.find((each) => String(each) === size);
      const format = PICTURE_FORMATS.find((each) => each === ending);
      const id = /^\d{1,10}$/.test(request.params.id) ? Number(request.params.id) : Number.NaN;
      const event = width && format && id <= MAX_ID ? await findEvent(id) : undefined;
      if (!width || !format || !event) throw new AppError("not-found", "There is no such picture.");

      const { image, poster } = event;
      const picture = isOutside(image)
        ? await pictures.variant(image, width, format).catch((error: unknown) => {
            request.log.info({ err: error, image }, "no picture");
            return undefined;
          })
        : undefined;
      // The poster stands in until the picture can be had.
      if (!picture) return reply.header("cache-control", FIVE_MINUTES).redirect(poster);
      return reply
        .header("content-type", `image/${format}`)
        .header("cache-control", request.query.v === pictureVersion(image) ? YEAR : FIVE_MINUTES)
        .send(picture);
    },
  );
}
