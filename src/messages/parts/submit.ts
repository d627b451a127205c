import type { Locale } from "#domain/locale.ts";
import { registerLanguage } from "../catalogues.ts";

export async function load(locale: Locale): Promise<void> {
  registerLanguage(locale, (await import(`../compiled/${locale}/submit.js`)).default);
}
