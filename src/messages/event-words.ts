import type { Weekday } from "#domain/date-presets.ts";
import type { HourWord, Mark, PriceWord, WhenWord } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { perLocale } from "./per-locale.ts";
import { serverFormattedText } from "./server-formatted-texts.ts";
import { type Translate, translatorFor } from "./translate.ts";

/** The words of an event in a language. */
export function whenText(words: readonly WhenWord[], locale: Locale): string {
  const t = translatorFor(locale);
  return words.map((word) => whenWordText(word, t)).join(" · ");
}

export function markText(mark: Mark, locale: Locale): string {
  const t = translatorFor(locale);
  switch (mark.code) {
    case "moved-date":
      return t("event.moved", { from: shortDate(mark.date, mark.hasYear, t) });
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

/** "Nov". */
export function shortMonthText(date: string, locale: Locale): string {
  return nameAt(translatorFor(locale)("event.months"), Number(date.slice(5, 7)) - 1);
}

/** "Fri". */
export function shortWeekdayText(date: string, locale: Locale): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return nameAt(translatorFor(locale)("event.weekdays"), day);
}

/** "Mon", from Monday, 1. */
export function weekdayText(weekday: Weekday, locale: Locale): string {
  return nameAt(translatorFor(locale)("event.weekdays"), weekday % 7);
}

/** "2 h 40 min". */
export function lengthText(minutes: number, locale: Locale): string {
  const t = translatorFor(locale);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && t("event.hours", { hours }), rest > 0 && t("event.minutes", { minutes: rest })]
    .filter(Boolean)
    .join(" ");
}

/** "20.11.2026" */
export function dateText(date: string, locale: Locale): string {
  return shortDate(date, true, translatorFor(locale));
}

/** "20.11." */
export function shortDateText(date: string, locale: Locale): string {
  return shortDate(date, false, translatorFor(locale));
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
      return t("event.until-date", { date: shortDate(word.date, word.hasYear, t) });
    default:
      return t(`event.${word.code}`);
  }
}

function namedDay(date: string, hasYear: boolean, t: Translate): string {
  const day = new Date(`${date}T00:00:00Z`);
  const parts = {
    weekday: nameAt(t("event.weekdays"), day.getUTCDay()),
    day: String(day.getUTCDate()),
    month: nameAt(t("event.months"), day.getUTCMonth()),
  };
  return hasYear ? t("event.day-year", { ...parts, year: date.slice(0, 4) }) : t("event.day", parts);
}

function nameAt(names: string, index: number): string {
  return names.split(" ")[index] ?? "";
}

/** "17.01.", with the year "17.01.2027", in the order of the language. */
function shortDate(date: string, hasYear: boolean, t: Translate): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return hasYear ? t("date.full", { day, month, year }) : t("date.short", { day, month });
}

function money(amount: number, currency: string, locale: Locale): string {
  return serverFormattedText(`${locale} ${amount} ${currency}`, () =>
    moneyFormat(currency, locale).format(amount),
  );
}

function moneyFormat(currency: string, locale: Locale): Intl.NumberFormat {
  const formats = moneyFormats(locale);
  let format = formats.get(currency);
  if (!format) {
    const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
    format = new Intl.NumberFormat(locale, options);
    formats.set(currency, format);
  }
  return format;
}

/** By currency. A list of a hundred prices would otherwise take longer to format than to render. */
const moneyFormats = perLocale(() => new Map<string, Intl.NumberFormat>());
