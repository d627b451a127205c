import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { basemapRoutes as routes, STREET_FAILURE_HEADER } from "#contract/basemap.ts";
import { routes as siteRoutes } from "#contract/urls.ts";
import { isOnEarth } from "#domain/geo.ts";
import { localeOf } from "#domain/locale.ts";
import type { Archive } from "./archive.ts";
import type { Basemap } from "./open-basemap.ts";
import { sendArchive } from "./send-archive.ts";
import { drawCity, drawStreets } from "./small-map.ts";
import type { SmallMapView } from "./small-map-view.ts";
import type { StreetTile, StreetTiles } from "./street-tiles.ts";

const hide = { hide: true } as const;
const MAX_ZOOM = 22;
const SMALL_MAP = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)-(street|city)-(light|dark)-(\w+)\.svg$/;
const number = z.coerce.number().int().min(0);
const FileParams = z.object({ file: z.string() });
const SmallMapParams = z.object({
  file: z.string().transform((file, context): SmallMapView => {
    const [, longitude, latitude, extent, scheme, locale = ""] = SMALL_MAP.exec(file) ?? [];
    const point = { longitude: Number(longitude), latitude: Number(latitude) };
    const language = localeOf(locale);
    if (scheme && language && isOnEarth(point))
      return {
        ...point,
        extent: extent as SmallMapView["extent"],
        scheme: scheme as SmallMapView["scheme"],
        language,
      };
    context.addIssue("There is no such map");
    return z.NEVER;
  }),
});
const TileParams = z
  .object({ version: z.string(), z: number.max(MAX_ZOOM), x: number, y: number })
  .refine(({ z, x, y }) => x < 2 ** z && y < 2 ** z, "There is no such tile");

/** The map's background: files that are read in parts, and the street tiles of another service. */
export const registerBasemapRoutes: FastifyPluginAsyncZod<{ basemap: Basemap }> = async (
  app,
  { basemap },
) => {
  const { world, packs, streets } = basemap;
  const files = new Map(
    [world, ...packs].map((archive) => [`${archive.name}-${archive.hash}.pmtiles`, archive]),
  );
  app.addHook("onClose", () => basemap.close());

  const sendFile = (request: FastifyRequest, reply: FastifyReply, file: string, isWorld: boolean) => {
    const archive = files.get(file);
    if (!archive || (archive === world) !== isWorld) throw new AppError("not-found", { code: "noMap" });
    return sendArchive(request, reply, archive);
  };
  const method = ["GET", "HEAD"];
  app.route({
    method,
    url: routes.world,
    schema: { ...hide, params: FileParams },
    handler: (request, reply) => sendFile(request, reply, request.params.file, true),
  });
  app.route({
    method,
    url: routes.pack,
    schema: { ...hide, params: FileParams },
    handler: (request, reply) => sendFile(request, reply, request.params.file, false),
  });

  app.get(
    siteRoutes.smallMap,
    { schema: { ...hide, params: SmallMapParams } },
    async ({ params: { file }, log }, reply) => {
      // Tiles that are damaged, in a pack or from the service, are as good as none.
      const orNone = (drawing: Promise<string | undefined>) =>
        drawing.catch((error) => void log.warn({ err: error }, "streets cannot be drawn"));
      reply.headers({ "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
      return (
        (await orNone(packedStreets(packs, file))) ??
        (await orNone(smallStreets(streets, file))) ??
        drawCity(file, world.tile)
      );
    },
  );

  if (!streets) return;
  app.get(routes.streets, { schema: hide }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return streets.status();
  });
  app.get(routes.streetTile, { schema: { ...hide, params: TileParams } }, async (request, reply) => {
    // The version only names the edition for caches; an old address gets today's tile, which shows the same streets.
    return sendTile(request, reply, await streets.tile(request.params));
  });
};

/** The streets around a place, where a pack covers it. */
async function packedStreets(packs: readonly Archive[], view: SmallMapView): Promise<string | undefined> {
  const { longitude, latitude } = view;
  for (const { header, tile } of packs) {
    const isCovered =
      longitude >= header.minLon &&
      longitude <= header.maxLon &&
      latitude >= header.minLat &&
      latitude <= header.maxLat;
    const drawing = isCovered ? await drawStreets(view, tile) : undefined;
    if (drawing) return drawing;
  }
  return undefined;
}

/** The streets around a place, where the service has them now; a slow service is not waited for. */
async function smallStreets(
  streets: StreetTiles | undefined,
  view: SmallMapView,
): Promise<string | undefined> {
  if (!streets || !(await streets.status()).isUp) return undefined;
  let isWhole = true;
  const drawing = await drawStreets(view, async (z, x, y) => {
    const tile = await streets.tile({ z, x, y });
    if (typeof tile === "string") isWhole = false;
    else if (tile.length > 0) return promisify(gunzip)(tile);
  });
  return isWhole ? drawing : undefined;
}

async function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  tile: StreetTile,
): Promise<FastifyReply> {
  if (typeof tile === "string")
    return reply
      .code(204)
      .headers({ [STREET_FAILURE_HEADER]: tile, "cache-control": "no-store" })
      .send();
  reply.headers({ "cache-control": "public, max-age=86400", vary: "accept-encoding" });
  if (tile.length === 0) return reply.code(204).send();
  reply.header("content-type", "application/vnd.mapbox-vector-tile");
  if (/\bgzip\b/.test(request.headers["accept-encoding"] ?? ""))
    return reply.header("content-encoding", "gzip").send(tile);
  return reply.send(await promisify(gunzip)(tile));
}
