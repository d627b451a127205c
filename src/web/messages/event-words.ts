import type { HourWord, Mark, PriceWord, WhenWord } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { formatDate } from "#domain/time.ts";
import { type Translate, translatorFor } from "./translate.ts";

/** What a page says of an event, in the words of a language. */
export function whenText(words: readonly WhenWord[], locale: Locale): string {
  const t = translatorFor(locale);
  return words.map((word) => whenWordText(word, t)).join(" · ");
}

export function markText(mark: Mark, locale: Locale): string {
  const t = translatorFor(locale);
  switch (mark.code) {
    case "moved-date":
      return t("event.moved", { from: shortDate(mark.date, mark.hasYear) });
    case "moved-time":
      return t("event.moved", { from: t("event.time", { time: mark.time }) });
    default:
      return t(`event.${mark.code}`);
  }
}

export function priceText(price: PriceWord, locale: Locale): string {
  const t = translatorFor(locale);
  switch (price.code) {
    case "free":
      return t("event.free");
    case "price":
      return money(price.amount, price.currency, locale);
    case "price-range":
      return t("event.price-range", {
        from: money(price.from, price.currency, locale),
        to: money(price.to, price.currency, locale),
      });
    default:
      return t(`event.${price.code}`, { amount: money(price.amount, price.currency, locale) });
  }
}

export function hourText(word: HourWord, locale: Locale): string {
  return whenWordText(word, translatorFor(locale));
}

/** "Fri 20 Nov". The names are messages: Intl's differ between server and browser, and cost a phone its first paint. */
export function dayText(date: string, hasYear: boolean, locale: Locale): string {
  return namedDay(date, hasYear, translatorFor(locale));
}

function whenWordText(word: WhenWord, t: Translate): string {
  switch (word.code) {
    case "time":
    case "from-time":
    case "tonight":
    case "began":
    case "until-time":
      return t(`event.${word.code}`, { time: word.time });
    case "times":
    case "tonight-times":
      return t(`event.${word.code}`, { from: word.from, to: word.to });
    case "day":
      return namedDay(word.date, word.hasYear, t);
    case "days":
      return t("event.days", {
        from: namedDay(word.from.date, word.from.hasYear, t),
        to: namedDay(word.to.date, word.to.hasYear, t),
      });
    case "starts-in":
      return t("event.starts-in", { minutes: word.minutes });
    case "until-date":
      return t("event.until-date", { date: shortDate(word.date, word.hasYear) });
    default:
      return t(`event.${word.code}`);
  }
}

function namedDay(date: string, hasYear: boolean, t: Translate): string {
  const day = new Date(`${date}T00:00:00Z`);
  const name = (names: string, index: number) => names.split(" ")[index] ?? "";
  const parts = {
    weekday: name(t("event.weekdays"), day.getUTCDay()),
    day: String(day.getUTCDate()),
    month: name(t("event.months"), day.getUTCMonth()),
  };
  return hasYear ? t("event.day-year", { ...parts, year: date.slice(0, 4) }) : t("event.day", parts);
}

/** "17.01.", with the year "17.01.2027". */
function shortDate(date: string, hasYear: boolean): string {
  const full = formatDate(date);
  return hasYear ? full : full.slice(0, -4);
}

function money(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);
}
