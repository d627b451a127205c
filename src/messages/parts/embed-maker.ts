import type { Locale } from "#domain/locale.ts";
import { registerLanguage } from "../catalogues.ts";

export async function load(locale: Locale): Promise<void> {
  registerLanguage(locale, (await import(`../compiled/${locale}/embed-maker.js`)).default);
}
