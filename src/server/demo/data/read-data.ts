import { readFileSync } from "node:fs";

/** The demo world's data. `data.test.ts` holds every file against its type. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));
