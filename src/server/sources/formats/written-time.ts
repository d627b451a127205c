import type { Problem } from "#contract/error-messages.ts";
import type { DateOrder } from "#domain/source/mapping.ts";
import { isDate, isTime } from "#domain/time.ts";
import type { Start } from "./draft.ts";

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\s*(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?(?:\d{2})?)?)?$/i;
const NUMBERS = /^(\d{1,2})[/.-]\s?(\d{1,2})[/.-]\s?(\d{4}|\d{2})\.?(?=$|[\s,T])/;
const MONTHS = [
  ["jan", "яну"],
  ["feb", "фев"],
  ["mar", "мар", "mär"],
  ["apr", "апр"],
  ["may", "май", "mai"],
  ["jun", "юни"],
  ["jul", "юли"],
  ["aug", "авг"],
  ["sep", "сеп"],
  ["oct", "окт", "okt"],
  ["nov", "ное"],
  ["dec", "дек", "dez"],
];
const DAY_MONTH =
  /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(\p{L}{3,})\.?,?\s+(\d{4})(?=$|[\s,])/iu;
const MONTH_DAY = /^(?:\p{L}+\.?,\s+)?(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?=$|[\s,])/iu;
/** Days since the end of 1899, as spreadsheets count them: 2009 to 2064. */
const SERIAL = /^([4-5]\d{4})(?:\.(\d+))?$/;

/** The order of a date's numbers, where they allow only one. */
export function orderTold(text: string): DateOrder | undefined {
  if (/^\d{1,2}\./.test(text)) return undefined;
  const [, first, second] = NUMBERS.exec(text.trim()) ?? [];
  if (Number(first) > 12) return "dmy";
  return Number(second) > 12 ? "mdy" : undefined;
}

/** Whether a date can be read with the day first as well as with the month first. */
export function isAmbiguous(text: string): boolean {
  const start = readWritten(text, "", undefined);
  return "code" in start && start.code === "rowAmbiguousDate";
}

/** When something takes place, as a person wrote it. */
export interface WrittenWhen {
  start: Start;
  /** Of hours such as 19:00–21:00. */
  endTime?: string | undefined;
  /** An hour that could not be read: the day counts. */
  remark?: Problem | undefined;
}

/** When something starts or ends as a person wrote it, or why the day is not known. */
export function readWritten(
  dateText: string,
  timeText: string,
  order: DateOrder | undefined,
): Start | Problem {
  const when = readWhen(dateText, timeText, order);
  return "code" in when ? when : when.start;
}

export function readWhen(
  dateText: string,
  timeText: string,
  order: DateOrder | undefined,
): WrittenWhen | Problem {
  const whole = dateText
    .trim()
    .replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/, (_, year, month, day) => dateOf(year, month, day));
  const iso = ISO.exec(whole);
  const [, isoDate, isoRest] = iso ? [] : (/^(\d{4}-\d{2}-\d{2})[T ,]+([^T ,\s].*)$/.exec(whole) ?? []);
  const found = iso
    ? { date: iso[1]!, rest: iso[2] ?? "" }
    : isoDate
      ? { date: isoDate, rest: isoRest! }
      : splitDate(whole, order);
  if ("code" in found) return found;
  if (!isDate(found.date)) return { code: "rowBadDate", params: { text: whole.slice(0, 40) } };
  if (iso?.[3] && timeText === "") {
    const atMs = Date.parse(`${iso[1]}T${iso[2]!.padStart(5, "0")}:00${offsetOf(iso[3])}`);
    if (!Number.isNaN(atMs)) return { start: { atMs } };
    return { code: "rowBadInstant", params: { text: whole.slice(0, 40) } };
  }
  const written = timeText || found.rest;
  if (written === "") return { start: { date: found.date, time: "" } };
  const { time, endTime, isWhole } = readHours(written);
  const remark: Problem | undefined = isWhole
    ? undefined
    : { code: "rowBadTime", params: { text: written.slice(0, 40) } };
  return { start: { date: found.date, time }, endTime, remark };
}

const RANGE = /^(.+?) ?(?:[-–—~～〜]|\b(?:to|until|till|bis|à|al?|às|do|până la|έως|до)\b|до|ile) ?(.*)$/iu;
const BEFORE =
  /^(?:from|at|ab|um|von|dès|de|à|desde|a las|dalle|ore|alle|às|od|o|ora|de la|από|στις|від|від|о|от|в|saat) /iu;
const LEADING = /^\d{1,2}(?:\s?[:.h時]\s?\d{2}|\s?h|時)?(?:\s?[ap]\.?\s?m\.?)?(?=$|[^\d])/iu;
/** What tells that a number is an hour. */
const HOUR_WORD = / ?(?:[ap]\.? ?m\.?|uhr|h|hrs?|ч\.?|часа|год\.?) ?$/iu;
/** Longer texts are no hours. */
const MAX_HOURS = 200;

/** 20:00, 19:00–21:00, 8–10pm, ab 19 Uhr, "20:00 (doors 19:00)": the hour it begins and ends, and whether that is all. */
function readHours(text: string): { time: string; endTime?: string | undefined; isWhole: boolean } {
  const whole = text.trim().slice(0, MAX_HOURS).replace(/\s+/g, " ");
  const plain = whole.replace(BEFORE, "");
  const alone = readTimeOfDay(whole) ?? readTimeOfDay(plain);
  if (alone !== undefined) return { time: alone, isWhole: true };
  const [, from = "", to = ""] = RANGE.exec(plain) ?? [];
  if (from !== "") {
    const endTime = readTimeOfDay(to.replace(BEFORE, ""));
    const word = HOUR_WORD.exec(to)?.[0] ?? "";
    const time = readTimeOfDay(from) ?? (endTime === undefined ? undefined : readTimeOfDay(`${from}${word}`));
    if (time !== undefined && (endTime !== undefined || to === "")) return { time, endTime, isWhole: true };
  }
  const time = readTimeOfDay(LEADING.exec(plain)?.[0] ?? "");
  return { time: time ?? "", isWhole: false };
}

function offsetOf(text: string): string {
  if (/^[A-Z]/i.test(text)) return "Z";
  return `${text.slice(0, 3)}:${text.replace(":", "").slice(3) || "00"}`;
}

function splitDate(text: string, order: DateOrder | undefined): { date: string; rest: string } | Problem {
  const rest = (length: number) =>
    text
      .slice(length)
      .replace(/^[\s,T]+(?:at\s+)?/i, "")
      .trim();
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [all, first = "", second = "", year = ""] = numbers;
    if (order === "ymd" && year.length === 2)
      return { date: dateOf(`20${first.padStart(2, "0")}`, second, year), rest: rest(all.length) };
    const isDotted = /^\d{1,2}\./.test(text);
    const told = isDotted ? "dmy" : (orderTold(text) ?? order);
    if (told === undefined && first !== second) return { code: "rowAmbiguousDate", params: { text: all } };
    const [day, month] = told === "mdy" ? [second, first] : [first, second];
    return { date: dateOf(year.length === 2 ? `20${year}` : year, month, day), rest: rest(all.length) };
  }
  const named = DAY_MONTH.exec(text);
  const american = named ? null : MONTH_DAY.exec(text);
  const month = monthOf(named?.[2] ?? american?.[1] ?? "");
  if (month > 0) {
    const [all, day, year] = named
      ? [named[0], named[1]!, named[3]!]
      : [american![0], american![2]!, american![3]!];
    return { date: dateOf(year, String(month), day), rest: rest(all.length) };
  }
  const serial = SERIAL.exec(text);
  if (serial) {
    const wall = new Date(Math.round((Number(text) - 25_569) * 1_440) * 60_000).toISOString();
    return { date: wall.slice(0, 10), rest: serial[2] ? wall.slice(11, 16) : "" };
  }
  return { code: "rowBadDate", params: { text: text.slice(0, 40) } };
}

function dateOf(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.includes(start)) + 1;
}

/** 20:00, 20.00, 20h, 20h30, 8pm, 8:30 p.m., 20:00 Uhr, noon: as HH:mm; none where it is no time. */
export function readTimeOfDay(text: string): string | undefined {
  const word = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (word === "noon") return "12:00";
  if (word === "midnight") return "00:00";
  const parts =
    /^(\d{1,2})(?: ?[:.h時] ?(\d{2})?分?)?(?::\d{2}(?:\.\d+)?)? ?(?:([ap])\.? ?m\.?)? ?(?:h|hrs?|uhr|ч\.?|часа|год\.?)?$/.exec(
      word,
    );
  if (!parts) return undefined;
  const [, hourText, minutes = "00", half] = parts;
  const isBare = /^\d+$/.test(word);
  const hour = Number(hourText);
  if (isBare || (half && (hour < 1 || hour > 12))) return undefined;
  const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  const time = `${String(hours).padStart(2, "0")}:${minutes}`;
  return isTime(time) ? time : undefined;
}
