import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_CITY_NAMES } from "./all-city-names.ts";
import { findLanguagesBy, registerLanguage } from "./catalogues.ts";
import { registerCityNames } from "./city-name.ts";

// Imported by the server and by tests. Each language is read when a text of it is first asked for. Not by `import()`: this happens
// in the midst of rendering a page, which cannot wait.
findLanguagesBy((locale) => {
  registerLanguage(
    locale,
    JSON.parse(readFileSync(join(import.meta.dirname, "compiled", `${locale}.json`), "utf8")),
  );
  const cities = ALL_CITY_NAMES[locale];
  if (cities) registerCityNames(locale, cities);
});
