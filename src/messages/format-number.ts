import type { Locale } from "#domain/locale.ts";
import { catalogueOf } from "./catalogues.ts";
import { perLocale } from "./per-locale.ts";

const formats = perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * A number as Intl writes it. Whole ones are written here: the first format that a browser makes reads the data of its
 * languages, and a phone would spend more on that than on anything else of its first page.
 */
export function formatNumber(value: number, locale: Locale): string {
  if (!Number.isSafeInteger(value) || value < 0) return formats(locale).format(value);
  const language = catalogueOf(locale);
  const digits = String(value);
  if (digits.length < Number(language["number.least-digits"])) return digits;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, language["number.separator"]);
}
