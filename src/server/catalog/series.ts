import ICAL from "ical.js";
import { wrongField } from "#domain/errors.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";

/** A series is written down two years ahead at most. */
const MAX_SERIES_DAYS = 2 * 366;
const MAX_OCCURRENCES = 400;

/** The dates of a rule (RRULE, RFC 5545) from its first date on, which counts whether the rule names it or not. */
export function seriesDates(rule: string, firstDate: string): string[] {
  const recur = parseRule(rule);
  if (!recur.count && !recur.until)
    throw wrongField("repeat", "A repeat needs an end: add COUNT or UNTIL, at most two years ahead.");
  const lastDay = dayNumber(firstDate) + MAX_SERIES_DAYS;
  const dates = [firstDate];
  const iterator = recur.iterator(ICAL.Time.fromDateString(firstDate));
  for (let next = iterator.next(); next; next = iterator.next()) {
    const date = next.toString().slice(0, 10);
    if (date === firstDate) continue;
    if (recur.until && date > recur.until.toString().slice(0, 10)) break;
    if (dayNumber(date) > lastDay)
      throw wrongField(
        "repeat",
        `A repeat may end two years after its start at most, by ${dateOfDay(lastDay)}.`,
      );
    dates.push(date);
    if (dates.length > MAX_OCCURRENCES)
      throw wrongField("repeat", `A repeat may have ${MAX_OCCURRENCES} dates at most.`);
  }
  return recur.count ? dates.slice(0, recur.count) : dates;
}

function parseRule(text: string): ICAL.Recur {
  try {
    const rule = ICAL.Recur.fromString(text.trim().replace(/^RRULE:/i, ""));
    if (/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(rule.freq)) return rule;
  } catch {
    // Said below.
  }
  throw wrongField("repeat", 'This is no rule for repeating, such as "FREQ=WEEKLY;COUNT=10".');
}
