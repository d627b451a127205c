import { isCurrency } from "#domain/event/currency.ts";
import type { Price } from "#domain/event/event.ts";

const FREE =
  /^(free|free entry|free admission|gratis|kostenlos|freier eintritt|eintritt frei|frei|gratuit|entrée libre|entrada libre|ingresso libero|ingresso gratuito|entrada gratuita|wstęp wolny|bezpłatnie|intrare liberă|gratuită|δωρεάν|ücretsiz|безкоштовно|вхід вільний|مجاني|無料|безплатно|безплатен|вход свободен|свободен вход)$/i;
const SIGN = "[A-Z]{3}|[£€$¥₴₺]|euros?|лв\\.?|zł|kr|lei|грн\\.?";
const AMOUNT = "\\d{1,3}(?:[., ]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?![.,]?\\d)";
const ONE = `(${SIGN})? ?(${AMOUNT})(?:,-)? ?((?:${SIGN})(?!\\p{L}))?`;
const PRICE = new RegExp(`^${ONE}(?: ?[-–—] ?${ONE})?$`, "iu");
const WITHIN = new RegExp(`(?<![\\p{L}\\d])${ONE}`, "giu");
/** A dollar sign is that of many currencies. */
const SIGNS: Record<string, string> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  лв: "BGN",
  "лв.": "BGN",
  "¥": "JPY",
  "₴": "UAH",
  грн: "UAH",
  "грн.": "UAH",
  "₺": "TRY",
  zł: "PLN",
  lei: "RON",
};
const NOTHING: Price = { isFree: true, from: null, to: null, currency: null };
/** A longer text is no price. */
const MAX_TEXT = 500;

/** 12, €12, 12,50 лв, 8–15 EUR, free: a price as a person wrote it; undefined where it is none. */
export function readPrice(text: string): Price | undefined {
  if (FREE.test(text)) return NOTHING;
  const [all, first, low, second, third, high, fourth] = PRICE.exec(tidy(text)) ?? [];
  if (all === undefined) return undefined;
  const from = amountOf(low!);
  const to = high === undefined ? null : amountOf(high);
  if (from === 0 && !to) return NOTHING;
  return { isFree: false, from, to, currency: currencyOf([first, second, third, fourth]) };
}

/** The first amount with a currency that a longer text names, as in "189 € with meals, 150 € without". */
export function firstPrice(text: string): Price | undefined {
  for (const [, before, amount, after] of tidy(text).matchAll(WITHIN)) {
    const currency = currencyOf([before, after]);
    if (currency !== null && isCurrency(currency))
      return { isFree: false, from: amountOf(amount!), to: null, currency };
  }
  return undefined;
}

function tidy(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/\s+/g, " ");
}

function currencyOf(signs: readonly (string | undefined)[]): string | null {
  const sign = signs.find((each) => each && each !== "$")?.toLowerCase();
  return sign ? (SIGNS[sign] ?? sign.toUpperCase()) : null;
}

function amountOf(written: string): number {
  const [end = "", cents = "0"] = /[.,](\d{1,2})$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - end.length).replace(/\D/g, "");
  return Number(`${whole}.${cents}`);
}
