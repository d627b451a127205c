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

/**
 * The router marks style sheets that lazily loaded scripts name too with a "#", so that the scripts bring a copy which
 * stays when its route goes. The root never goes: a copy of its sheets only lays out the whole page a second time.
 */
async function unmarkRootStyles(build: string): Promise<void> {
  const assets = join(build, "client", "assets");
  const manifest = (await readdir(assets)).find((file) => file.startsWith("manifest-"));
  if (!manifest) throw new Error("The build has no manifest of its routes.");
  const source = await readFile(join(assets, manifest), "utf8");
  const { routes } = JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1));
  for (const file of [join(assets, manifest), join(build, "server", "index.js")]) {
    let text = await readFile(file, "utf8");
    for (const sheet of routes.root.css) text = text.replaceAll(sheet, sheet.replace("#", ""));
    await writeFile(file, text);
  }
}

const config: Config = {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: true,
  // A handful of routes: sending them all at once saves a round trip before every first navigation.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await unmarkRootStyles(reactRouterConfig.buildDirectory);
    await markWorker(client);
    await precompress(client);
  },
};

export default config;
