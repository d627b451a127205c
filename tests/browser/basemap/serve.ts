import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { build } from "vite";
import { openBasemap } from "#server/basemap/open-basemap.ts";
import { registerBasemapRoutes } from "#server/basemap/routes.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import { STREET_TILE, writeStreetPack } from "#tests/support/street-pack.ts";
import { startTileService } from "#tests/support/tile-service.ts";

export type BasemapSite = Awaited<ReturnType<typeof serveBasemap>>;

/** Bundles a page with nothing but the map. */
export async function bundlePage() {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-basemap-page-"));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, target: "es2023" },
    worker: { format: "es" },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The real server's map addresses and that page, in front of a tile service with fault injection. */
export async function serveBasemap(pageFolder: string) {
  const packsFolder = mkdtempSync(join(tmpdir(), "whereabouts-basemap-packs-"));
  writeStreetPack(join(packsFolder, "sofia.pmtiles"));
  const service = await startTileService(STREET_TILE);
  const clock = { aheadMs: 0 };
  const basemap = await openBasemap({
    worldFile: join(import.meta.dirname, "../../../basemap/world.pmtiles"),
    packsFolder,
    streetTilesUrl: service.url,
    now: () => Date.now() + clock.aheadMs,
    log: { info: () => {}, warn: () => {} },
  });

  const app = Fastify({ forceCloseConnections: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  registerErrors(app);
  await app.register(registerBasemapRoutes, { basemap });
  await app.register(fastifyStatic, { root: pageFolder });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    service,
    sources: basemap.sources,
    /** Lets the server's pauses between two attempts pass at once. */
    passTime: () => {
      clock.aheadMs += 600_000;
    },
    async close() {
      await app.close();
      await service.stop();
      rmSync(packsFolder, { recursive: true });
    },
  };
}
