import { LOCALES } from "#domain/locale.ts";
import { loadLanguage, loadPart, PART_NAMES } from "./load-part.ts";

/** Imported by the server, and by tests: all languages at once. */
await Promise.all(
  LOCALES.flatMap((locale) => [loadLanguage(locale), ...PART_NAMES.map((name) => loadPart(locale, name))]),
);
