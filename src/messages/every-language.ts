import { createRequire } from "node:module";
import type { Catalogue } from "./catalogue.ts";
import { findLanguagesBy, registerLanguage } from "./catalogues.ts";
import { type CityNames, registerCityNames } from "./city-name.ts";

const PARTS = [
  "every-page",
  "admin",
  "embed-maker",
  "following",
  "map",
  "organize",
  "security",
  "submit",
  "server",
];

type Part = { cities?: CityNames } & Record<string, Partial<Catalogue>>;

// Imported by the server and by tests. Each language is read when it is first asked for: all of them are 500 files
// and 20 MB. Not by `import()`, because what is said is said at once, as in the midst of rendering a page.
const read = createRequire(import.meta.url);

findLanguagesBy((locale) => {
  for (const part of PARTS) {
    const { cities, ...messages }: Part = read(`./${locale}/${part}.ts`);
    for (const each of Object.values(messages)) registerLanguage(locale, each);
    if (cities) registerCityNames(locale, cities);
  }
});
