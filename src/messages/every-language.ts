import { LOCALES, type Locale } from "#domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { registerLanguage } from "./catalogues.ts";
import { loadAll } from "./parts/all.ts";

/** Imported by the server, and by tests: all languages at once. */
await Promise.all(LOCALES.flatMap((locale) => [loadAll(locale), loadServerPart(locale)]));

async function loadServerPart(locale: Locale): Promise<void> {
  const { server }: { server: Partial<Catalogue> } = await import(`./${locale}/server.ts`);
  registerLanguage(locale, server);
}
