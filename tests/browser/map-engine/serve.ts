import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Serves the harness page; `files` are further PMTiles archives by their address. */
export async function serveMapPage(files: Record<string, string> = {}) {
  const archives: Record<string, string> = { "/world.pmtiles": `${root}basemap/world.pmtiles`, ...files };
  const server = await createServer({
    configFile: false,
    root: `${root}tests/browser/map-engine`,
    cacheDir: `${root}node_modules/.vite-map-engine`,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null, fs: { allow: [root] } },
    optimizeDeps: { include: ["maplibre-gl", "pmtiles", "@mantine/core"] },
    plugins: [
      {
        name: "archives",
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const file = archives[request.url ?? ""];
            if (file) sendRange(file, request.headers.range, response);
            else next();
          });
        },
      },
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The harness page has no port.");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

function sendRange(file: string, range: string | undefined, response: ServerResponse): void {
  const size = statSync(file).size;
  const [, first = "0", last = `${size - 1}`] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const end = Math.min(Number(last), size - 1);
  response.writeHead(206, {
    "content-type": "application/octet-stream",
    "content-range": `bytes ${first}-${end}/${size}`,
    "content-length": end - Number(first) + 1,
  });
  createReadStream(file, { start: Number(first), end }).pipe(response);
}
