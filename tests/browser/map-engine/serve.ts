import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import { build } from "vite";

const WORLD_FOLDER = join(import.meta.dirname, "../../../basemap");

/** Bundles a page with nothing but the map and serves it; `files` are further archives by their address. */
export async function serveMapPage(files: Record<string, { folder: string; name: string }> = {}) {
  const pageFolder = mkdtempSync(join(tmpdir(), "whereabouts-map-page-"));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: { outDir: pageFolder, emptyOutDir: true, target: "es2023", chunkSizeWarningLimit: 2000 },
    worker: { format: "es" },
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: pageFolder });
  const archives = { "/world.pmtiles": { folder: WORLD_FOLDER, name: "world.pmtiles" }, ...files };
  for (const [address, { folder, name }] of Object.entries(archives))
    app.get(address, (_request, reply) => reply.sendFile(name, folder));
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    async close() {
      await app.close();
      rmSync(pageFolder, { recursive: true });
    },
  };
}
