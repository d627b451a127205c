import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Manifest, type Plugin } from "vite";
import { themeCss } from "./src/web/ui/theme-css.ts";

/**
 * What nearly every page needs travels in two files: one by one, their many small parts compress far worse, and each
 * would be named again for every route.
 */
const FILES = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  // What stands around every page, whoever else uses it; its style sheets become one as well.
  {
    name: "frame",
    test: /theme\.css$|src\/web\/(app\.css|shell|menu|head|errors|offline|start|ui\/(button|error-page))/,
    priority: 3,
  },
  { name: "frame", test: /node_modules\/@tabler\//, minShareCount: 3, priority: 3 },
  {
    name: "frame",
    test: /src\/(web|contract|domain)\/|src\/messages\/[^/]+$/,
    minShareCount: 9,
    priority: 3,
  },
];

/** The scripts of languages are named by language and part: "de-map". */
function scriptName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, part] = /src\/messages\/([\w-]+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${language ? `${language}-${part}` : "[name]"}-[hash].js`;
}

/** The theme's variables, as one more style sheet. */
const themeSheet: Plugin = {
  name: "theme-sheet",
  resolveId: (id) => (id === "virtual:theme.css" ? "\0theme.css" : undefined),
  load: (id) => (id === "\0theme.css" ? themeCss() : undefined),
};

/**
 * Lists the style sheets of the "frame" and "parts" files as the root route's own in Vite's manifest, from which the router learns
 * what each route needs. Listed with files that are also loaded lazily, the router would have these bring a second copy,
 * which stays when a route goes; the root never goes, and the copy lays out the whole page again.
 */
const rootStyles: Plugin = {
  name: "root-styles",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "" }) {
    const path = join(dir, ".vite", "manifest.json");
    const manifest: Manifest = JSON.parse(await readFile(path, "utf8"));
    const root = Object.values(manifest).find(({ name, isEntry }) => name === "root" && isEntry);
    if (!root) throw new Error("Vite's manifest has no root route.");
    const imports = root.imports?.flatMap((key) => manifest[key] ?? []) ?? [];
    const frame = imports.filter(({ name }) => name === "frame");
    const parts = Object.values(manifest).filter(({ name }) => name === "parts");
    for (const chunk of [...frame, ...parts].reverse()) {
      root.css = [...(chunk.css ?? []), ...(root.css ?? [])];
      delete chunk.css;
    }
    await writeFile(path, JSON.stringify(manifest));
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), themeSheet, rootStyles],
  build: {
    target: "es2023",
    // Pictures stay files: inlined, they would travel with every page's script instead of being cached once.
    assetsInlineLimit: 0,
    // The server reads from it which file each language became.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: FILES }, chunkFileNames: scriptName } },
      },
    },
  },
  // Packages are found before the first page asks for them; found later, they would reload it half way.
  optimizeDeps: { entries: ["src/web/**/*.tsx"] },
  // The server bundle carries its own copy of what it uses: it starts faster than resolving whole packages,
  // and it never meets a second copy of the router.
  ssr: { noExternal: command === "build" ? true : undefined },
  // Without this the bundle would choose React's development build wherever NODE_ENV is not set.
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
