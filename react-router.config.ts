import { hash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Config } from "@react-router/dev/config";

const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);

/** Compressed once, at the highest level, so that serving a file never costs more than reading it. */
async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Gives the service worker a mark of this build, by which browsers notice that it is a new one. */
async function markWorker(client: string): Promise<void> {
  const worker = join(client, "service-worker.js");
  const files = (await readdir(join(client, "assets"))).sort().join("\n");
  const source = await readFile(worker, "utf8");
  await writeFile(worker, source.replace("BUILD_MARK", hash("sha256", files, "base64url").slice(0, 12)));
}

const config: Config = {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // A handful of routes: sending them all at once saves a round trip before every first navigation.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await markWorker(client);
    await precompress(client);
  },
};

export default config;
