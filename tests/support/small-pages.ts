import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.ts";

/** A web app in small, for tests of the server: `handler` is the source of a function of the request and the page's context. */
export function smallPages(handler: string) {
  const folder = temporaryFolder();
  for (const part of ["server", "client/assets", "client/.vite"])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "server/package.json"), '{"type":"module"}');
  const bundle = `export const entry = { module: { createPageHandler: () => ${handler} } };`;
  writeFileSync(join(folder, "server/index.js"), bundle);
  writeFileSync(join(folder, "client/.vite/manifest.json"), "{}");
  return { kind: "built", folder } as const;
}
