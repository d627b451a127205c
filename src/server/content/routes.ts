import { readFile } from "node:fs/promises";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#contract/app-error.ts";
import { routes } from "#contract/urls.ts";
import { sendCompressed } from "#server/platform/http/compression.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";

const DRAWING = /^([a-z0-9-]+)\.(svg|png)$/;
const PICTURE_WIDTH = 1200;

/** The pictures of the content folder: as drawn, and as PNG for the previews of networks that know no SVG. */
export const contentRoutes: FastifyPluginAsync = async (app) => {
  const pictures = new Map<string, Buffer>();
  app.get<{ Params: { file: string } }>(
    routes.picture,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name, format] = DRAWING.exec(request.params.file) ?? [];
      if (!name) throw new AppError("not-found", { code: "noPicture" });
      reply.header("cache-control", "public, max-age=3600");
      if (format === "svg")
        return sendCompressed(request, reply.type("image/svg+xml"), await readDrawing(name));
      const picture = pictures.get(name) ?? (await render(await readDrawing(name)));
      pictures.set(name, picture);
      return reply.type("image/png").send(picture);
    },
  );
};

async function readDrawing(name: string): Promise<Buffer> {
  try {
    return await readFile(`${CONTENT_FOLDER}pictures/${name}.svg`);
  } catch (cause) {
    throw new AppError("not-found", { code: "noPicture" }, { cause });
  }
}

/** The renderer is large and seldom needed: loaded when a preview is first asked for. */
async function render(drawing: Buffer): Promise<Buffer> {
  const { Resvg } = await import("@resvg/resvg-js");
  const options = {
    fitTo: { mode: "width" as const, value: PICTURE_WIDTH },
    font: { loadSystemFonts: false },
  };
  return new Resvg(drawing, options).render().asPng();
}
