import { LOCALES, type Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { registerLanguage } from "./catalogues.ts";
import { loadLanguage, loadPart, PART_NAMES } from "./load-part.ts";

/** Imported by the server, and by tests: all languages at once. */
await Promise.all(
  LOCALES.flatMap((locale) => [
    loadLanguage(locale),
    loadServerPart(locale),
    ...PART_NAMES.map((name) => loadPart(locale, name)),
  ]),
);

async function loadServerPart(locale: Locale): Promise<void> {
  const { server }: { server: Partial<Catalogue> } = await import(`./${locale}/server.ts`);
  registerLanguage(locale, server);
}
