import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findLanguagesBy, registerLanguage } from "./catalogues.ts";
import { registerCityNames } from "./city-name.ts";

// Imported by the server and by tests. Each language is read when a text of it is first asked for. Not by `import()`: this happens
// in the midst of rendering a page, which cannot wait.
const load = createRequire(import.meta.url);

findLanguagesBy((locale) => {
  registerLanguage(
    locale,
    JSON.parse(readFileSync(join(import.meta.dirname, "compiled", `${locale}.json`), "utf8")),
  );
  const cities = join(import.meta.dirname, locale, "cities.ts");
  if (existsSync(cities)) registerCityNames(locale, load(cities).cities);
});
