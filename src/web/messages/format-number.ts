import type { Locale } from "#domain/locale.ts";
import { perLocale } from "./per-locale.ts";

/** The thousands separator, and the least number of digits with it. */
const GROUPING: Record<Locale, { separator: string; fromDigits: number }> = {
  en: { separator: ",", fromDigits: 4 },
  bg: { separator: "\u00a0", fromDigits: 5 },
};

const formats = perLocale((locale) => new Intl.NumberFormat(locale));

/**
 * A number as Intl writes it. Whole ones are written here: the first format that a browser makes reads the data of its
 * languages, and a phone would spend more on that than on anything else of its first page.
 */
export function formatNumber(value: number, locale: Locale): string {
  if (!Number.isSafeInteger(value) || value < 0) return formats(locale).format(value);
  const { separator, fromDigits } = GROUPING[locale];
  const digits = String(value);
  return digits.length < fromDigits ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
