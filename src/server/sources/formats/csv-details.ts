import type { Problem } from "#contract/error-messages.ts";
import { EVENT_STATUSES, type EventStatus, type Price } from "#domain/event/event.ts";
import type { CSV_COLUMNS } from "#domain/event-import.ts";
import { isDate } from "#domain/time.ts";
import type { ToldDetails } from "./draft.ts";
import { oneLine } from "./plain-text.ts";
import { readPrice } from "./written-price.ts";

export type Column = keyof typeof CSV_COLUMNS;

/** What a row tells beside the usual, or what is wrong. An empty cell tells nothing. */
export function csvDetails(cell: (column: Column) => string): ToldDetails | Problem {
  const wrong: Problem[] = [];
  const yesOrNo = (column: Column): boolean | undefined => {
    const written = cell(column).toLowerCase();
    if (/^(yes|y|true|1|x)$/.test(written)) return true;
    if (written !== "" && !/^(no|n|false|0)$/.test(written))
      wrong.push({ code: "rowNotYesOrNo", params: { text: written.slice(0, 40) } });
    return written === "" ? undefined : false;
  };
  const amount = (column: Column): number | null => {
    const written = cell(column)
      .replace(/^[£€$]|[£€$]$/g, "")
      .trim()
      .replace(",", ".");
    if (written === "") return null;
    const number = Number(written);
    if (!Number.isFinite(number))
      wrong.push({ code: "rowNotNumber", params: { text: written.slice(0, 40) } });
    return number;
  };
  const price = (column: Column): Price | undefined => {
    const written = cell(column);
    const read = written === "" ? undefined : readPrice(written);
    if (written !== "" && !read) wrong.push({ code: "rowNotNumber", params: { text: written.slice(0, 40) } });
    return read;
  };
  const status = cell("status").toLowerCase();
  if (status !== "" && !isStatus(status))
    wrong.push({
      code: "rowNotOneOf",
      params: { text: status.slice(0, 40), options: EVENT_STATUSES.join(", ") },
    });
  const openDays = wordsOf(cell("open_days"), /[\s,;]+/);
  const noDay = openDays.find((day) => !isDate(day));
  if (noDay !== undefined) wrong.push({ code: "rowBadDate", params: { text: noDay.slice(0, 40) } });
  const tags = wordsOf(cell("tags"), /[,;]/);
  const minAge = amount("min_age");
  if (minAge !== null && !Number.isInteger(minAge)) wrong.push({ code: "rowAgeNotWhole" });
  const details: ToldDetails = {
    isAllDay: yesOrNo("all_day"),
    openDays: openDays.length > 0 ? openDays : undefined,
    status: isStatus(status) ? status : undefined,
    isSoldOut: yesOrNo("sold_out"),
    price: priceOf(yesOrNo("free"), price("price_from"), amount("price_to"), cell("currency")),
    tags: tags.length > 0 ? tags : undefined,
    minAge: minAge ?? undefined,
    room: oneLine(cell("room")) || undefined,
    language: cell("language") || undefined,
    organizer: oneLine(cell("organizer")) || undefined,
  };
  return wrong[0] ?? details;
}

function priceOf(
  isFree: boolean | undefined,
  price: Price | undefined,
  to: number | null,
  currency: string,
): Price | undefined {
  if (isFree) return { isFree: true, from: null, to: null, currency: null };
  if (price?.isFree && to === null && isFree === undefined) return price;
  if (!price && to === null) return undefined;
  return {
    isFree: false,
    from: price?.isFree ? 0 : (price?.from ?? null),
    to: to ?? price?.to ?? null,
    currency: currency.toUpperCase() || (price?.currency ?? null),
  };
}

function isStatus(word: string): word is EventStatus {
  return (EVENT_STATUSES as readonly string[]).includes(word);
}

function wordsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((word) => oneLine(word))
    .filter(Boolean);
}
