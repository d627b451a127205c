import type { Price } from "#domain/event/event.ts";

const FREE = /^(free|free entry|gratis|kostenlos|безплатно|безплатен|вход свободен|свободен вход)$/i;
const PRICE =
  /^([A-Z]{3}|[£€$])? ?(\d+(?:[.,]\d{1,2})?) ?([A-Z]{3}|[£€$]|лв\.?)?(?: ?[-–—] ?([A-Z]{3}|[£€$])? ?(\d+(?:[.,]\d{1,2})?) ?([A-Z]{3}|[£€$]|лв\.?)?)?$/i;
/** A dollar sign is that of many currencies. */
const SIGNS: Record<string, string> = { "€": "EUR", "£": "GBP", лв: "BGN", "лв.": "BGN" };

/** 12, €12, 12,50 лв, 8–15 EUR, free: a price as a person wrote it; undefined where it is none. */
export function readPrice(text: string): Price | undefined {
  const free = { isFree: true, from: null, to: null, currency: null };
  if (FREE.test(text)) return free;
  const [all, first, low, second, third, high, fourth] = PRICE.exec(text.replace(/\s+/g, " ")) ?? [];
  if (all === undefined) return undefined;
  const number = (written: string) => Number(written.replace(",", "."));
  const from = number(low!);
  const to = high === undefined ? null : number(high);
  if (from === 0 && !to) return free;
  const currency = [first, second, third, fourth].find((each) => each && each !== "$")?.toLowerCase();
  return { isFree: false, from, to, currency: currency ? (SIGNS[currency] ?? currency.toUpperCase()) : null };
}
