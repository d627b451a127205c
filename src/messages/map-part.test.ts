import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { everyPage as en } from "./en/every-page.ts";
import { map } from "./en/map.ts";

const root = fileURLToPath(new URL("../web/", import.meta.url));
/** The rooms whose pages load the map's messages before they render. */
const MAP_ROOMS = /^(explore|embed|map-view)\//;

const keys = Object.keys(map);
/** What stands before the last dot, as in t(`list.group.${group}`). */
const families = new Set(keys.map((key) => key.slice(0, key.lastIndexOf(".") + 1)));
const shared = Object.keys(en);
const ownFamilies = [...families].filter((family) => !shared.some((key) => key.startsWith(family)));

it("WEB-46 only the map's own screens say the map's messages: other pages do not load them", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !MAP_ROOMS.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const found = files.flatMap((file) => {
    const source = readFileSync(root + file, "utf8");
    const said = [...source.matchAll(/["`]([\w-]+(?:\.[\w-]+)*\.)([\w-]+"|\$\{)/g)];
    return said
      .filter(([, family, rest]) =>
        rest === "${" ? ownFamilies.includes(family!) : keys.includes(`${family}${rest!.slice(0, -1)}`),
      )
      .map(([text]) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

it("WEB-46 no message is in both parts", () => {
  expect(keys.filter((key) => key in en)).toEqual([]);
});
