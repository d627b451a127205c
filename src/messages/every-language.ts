import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { findLanguagesBy, registerLanguage } from "./catalogues.ts";
import { registerCityNames } from "./city-name.ts";

// Imported by the server and by tests. Each language is read when a text of it is first asked for. Not by `import()`: this happens
// in the midst of rendering a page, which cannot wait.
const load = createRequire(import.meta.url);

findLanguagesBy((locale) => {
  registerLanguage(
    locale,
    JSON.parse(readFileSync(new URL(`./compiled/${locale}.json`, import.meta.url), "utf8")),
  );
  const cities = fileURLToPath(new URL(`./${locale}/cities.ts`, import.meta.url));
  if (existsSync(cities)) registerCityNames(locale, load(cities).cities);
});
