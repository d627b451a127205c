import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Packages of many small modules; of the others each stays one copy, beside its own data and programs. */
const BUNDLED = /^(drizzle-orm|fastify-type-provider-zod|zod)(\/|$)/;

/** Modules find data, workers and packages beside their source, wherever the bundle lies. */
const sourceUrls = {
  name: "source-urls",
  transform(code: string, id: string) {
    if (!id.startsWith(ROOT) || !code.includes("import.meta.url")) return;
    const path = JSON.stringify(`../../${relative(ROOT, id)}`);
    return code.replaceAll("import.meta.url", `new URL(${path}, import.meta.url).href`);
  },
};

/** For rolldown: the server's program in a few files, where 1,000 modules take longer to read and more memory. */
export default {
  input: "src/server/main.ts",
  platform: "node",
  // Of all languages there is one copy, for the server and its pages.
  external: (id: string) => id.startsWith("#messages/") || (/^[@a-z]/.test(id) && !BUNDLED.test(id)),
  plugins: [sourceUrls],
  // Names and lines stay, for stacks in the log.
  output: { dir: "build/program", cleanDir: true, comments: false },
} satisfies Rolldown.RolldownOptions;
