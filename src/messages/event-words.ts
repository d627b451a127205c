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

/** "20 Nov", "20–30 Nov", "28 Nov – 3 Dec", with years where they differ. */
export function shortDaysText(from: string, to: string, locale: Locale): string {
  const t = translatorFor(locale);
  if (from === to) return bareDay(from, false, t);
  if (from.slice(0, 7) === to.slice(0, 7)) return daysOfMonth(from, to, t);
  const hasYear = from.slice(0, 4) !== to.slice(0, 4);
  return t("event.days", { from: bareDay(from, hasYear, t), to: bareDay(to, hasYear, t) });
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

function namedDay(date: string, hasYear: boolean, t: Translate, changes: Partial<DayParts> = {}): string {
  const day = new Date(`${date}T00:00:00Z`);
  const parts: DayParts = {
    weekday: nameAt(t("event.weekdays"), day.getUTCDay()),
    day: String(day.getUTCDate()),
    month: nameAt(t("event.months"), day.getUTCMonth()),
    ...changes,
  };
  return hasYear ? t("event.day-year", { ...parts, year: date.slice(0, 4) }) : t("event.day", parts);
}

interface DayParts {
  weekday: string;
  day: string;
  month: string;
}

// What stands for them in a text, to find them there again.
const WEEKDAY = "§";
const DAY = "#";
/** The day of the week with what belongs to it: a comma, an article, brackets. */
const WEEKDAY_PART = /（§）|(?:ال)?§,?\s|\s§/u;
/** What a language writes after the number of a day: "20.", "20日". */
const DAY_SIGN = /#([^\s\p{Letter}]|日)?/u;

/** "20 Nov", in the order of the language. */
function bareDay(date: string, hasYear: boolean, t: Translate, changes: Partial<DayParts> = {}): string {
  return namedDay(date, hasYear, t, { ...changes, weekday: WEEKDAY }).replace(WEEKDAY_PART, "");
}

/** "20–30 Nov": both days with their sign, the month once. */
function daysOfMonth(from: string, to: string, t: Translate): string {
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  const sign = DAY_SIGN.exec(bareDay(from, false, t, { day: DAY }))?.[1] ?? "";
  const day = t("event.days", { from: `${first}${sign}`, to: String(last) }).replaceAll(" ", "");
  return bareDay(from, false, t, { day });
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
