import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

/**
 * Lists the style sheets of files that pages share as the root route's own in Vite's manifest, from which the router learns
 * what each route needs. Listed with files that are also loaded lazily, the router would have these bring a second copy,
 * which stays when a route goes; the root never goes, and the copy lays out the whole page again. The manifest is documented; that
 * the router reads it after this plugin is not.
 */
export function rootStyles(chunks: readonly string[]): Plugin {
  return {
    name: "root-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }) {
      const path = join(dir, ".vite", "manifest.json");
      const manifest: Manifest = JSON.parse(await readFile(path, "utf8"));
      await writeFile(path, JSON.stringify(withRootStyles(manifest, chunks)));
    },
  };
}

export function withRootStyles(manifest: Manifest, chunks: readonly string[]): Manifest {
  const root = Object.values(manifest).find(({ name, isEntry }) => name === "root" && isEntry);
  if (!root) throw new Error("Vite's manifest has no root route.");
  const imports = root.imports?.flatMap((key) => manifest[key] ?? []) ?? [];
  const shared = imports.filter(({ name = "" }) => chunks.includes(name));
  const moved = shared.filter(({ css }) => css);
  if (moved.length === 0) throw new Error(`The root route imports no style sheet of ${chunks.join(" or ")}.`);
  for (const chunk of moved.reverse()) {
    root.css = [...(chunk.css ?? []), ...(root.css ?? [])];
    delete chunk.css;
  }
  return manifest;
}
