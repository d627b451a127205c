import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import { build } from "vite";
import { leanMapLibrary } from "../../../packages/maplibre-lean/vite-plugin.ts";

const WORLD_FOLDER = join(import.meta.dirname, "../../../basemap");

/** Bundles the page of a folder, with nothing but the map unless told otherwise, and serves it beside the world's archive. */
export async function serveMapPage(folder = import.meta.dirname) {
  const pageFolder = mkdtempSync(join(tmpdir(), "whereabouts-map-page-"));
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    plugins: [leanMapLibrary()],
    build: { outDir: pageFolder, emptyOutDir: true, target: "es2023", chunkSizeWarningLimit: 2000 },
    worker: { format: "es" },
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: pageFolder });
  app.get("/world.pmtiles", (_request, reply) => reply.sendFile("world.pmtiles", WORLD_FOLDER));
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    async close() {
      await app.close();
      rmSync(pageFolder, { recursive: true });
    },
  };
}
