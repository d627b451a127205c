import { WebAddress } from "#contract/admin.ts";
import { type Problem, sentenceOf } from "#contract/error-messages.ts";
import { endsAtMs, listedUntilMs } from "#domain/event/phase.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";
import type { SaidFields } from "#domain/source/merge.ts";
import type { SourceProblem } from "#domain/source/source.ts";
import { isSkippedTime, startsAtMs, wallTimeAt } from "#domain/time.ts";
import { type Draft, type End, type ReadRow, type Start, shortUid } from "./formats/draft.ts";
import type { Place } from "./places.ts";

/** An occurrence that a source tells, at its venue and in the words of the catalogue. */
export interface Told {
  line: number;
  uid: string;
  recurrence: string;
  date: string;
  time: string;
  place: Place;
  said: SaidFields;
  isOver: boolean;
}

export interface ToldProblem {
  line: number;
  title: string;
  date: string;
  time: string;
  venue: string;
  problem: SourceProblem;
}

const problem = (code: string, message: string, params?: SourceProblem["params"]): SourceProblem => ({
  code,
  message,
  ...(params && { params }),
});

/** Puts drafts at their venues, with the wall times that they mean there. */
export function tellRows(
  rows: readonly ReadRow[],
  placeOf: (draft: Draft) => Place | Problem,
  nowMs: number,
): { told: Told[]; problems: ToldProblem[] } {
  const uses = new Map<string, number>();
  for (const row of rows)
    if ("draft" in row) uses.set(row.draft.facts.uid, (uses.get(row.draft.facts.uid) ?? 0) + 1);
  const told: Told[] = [];
  const problems: ToldProblem[] = [];
  for (const row of rows) {
    const found = "draft" in row ? tell(row.row, row.draft, placeOf(row.draft), uses, nowMs) : undefined;
    if (found && "said" in found) told.push(found);
    else
      problems.push(
        problemRow(row, found ?? problem("row.unreadable", "problem" in row ? sentenceOf(row.problem) : "")),
      );
  }
  return { told, problems };
}

function tell(
  line: number,
  draft: Draft,
  place: Place | Problem,
  uses: ReadonlyMap<string, number>,
  nowMs: number,
): Told | SourceProblem {
  const { uid, title, link, image, description, details } = draft.facts;
  if (title === "") return problem("row.no-title", "It has no title.");
  if (title.length > MAX_NAME)
    return problem("row.long-title", `Its title is longer than ${MAX_NAME} characters.`, { max: MAX_NAME });
  if ("code" in place) return problem("row.no-place", sentenceOf(place));
  const wall = "atMs" in draft.start ? wallTimeAt(draft.start.atMs, place.timeZone) : draft.start;
  if (wall.date < "1970-01-01" || wall.date > "2199-12-31")
    return problem("row.date", "Its date must lie between 1970 and 2200.");
  if (isSkippedTime(wall.date, wall.time, place.timeZone))
    return problem(
      "row.skipped-time",
      `On ${wall.date} there is no ${wall.time} in ${place.timeZone}: the clocks go forward over it.`,
      { ...wall, timeZone: place.timeZone },
    );
  const startMs = instantOf(draft.start, place.timeZone);
  const end = draft.end && wallEnd(draft.end, place.timeZone);
  const endMs = end ? endsAtMs(end.endDate, end.endTime, place.timeZone) : null;
  const { organizer, ...rest } = details;
  const isSeries = (uses.get(uid) ?? 0) > 1 || draft.sourceStart !== undefined;
  const said: SaidFields = withoutUndefined({
    ...rest,
    venueId: place.id,
    name: title,
    date: wall.date,
    time: rest.isAllDay ? "" : wall.time,
    link: webAddress(link),
    image: webAddress(image),
    description,
    organizer,
    ...(draft.end !== undefined && (end ?? { endDate: null, endTime: null })),
  });
  return {
    line,
    // Rows without a name of their own are known by title, venue and day.
    uid: uid ? shortUid(uid) : shortUid(`${slugify(title)}@${fold(place.name)}, ${fold(place.city)}`),
    recurrence: !uid ? wall.date : isSeries ? recurrenceOf(draft.sourceStart ?? draft.start) : "",
    date: wall.date,
    time: said.time ?? "",
    place,
    said,
    isOver: listedUntilMs({ startMs, endMs }) <= nowMs,
  };
}

/** A link that is no web address is left out; the event is worth more than its link. */
function webAddress(text: string): string {
  const parsed = WebAddress.safeParse(text);
  return parsed.success ? parsed.data : "";
}

function recurrenceOf(start: Start): string {
  return "atMs" in start ? new Date(start.atMs).toISOString() : `${start.date}T${start.time}`;
}

function instantOf(start: Start, timeZone: string): number {
  return "atMs" in start ? start.atMs : startsAtMs(start.date, start.time, timeZone);
}

function wallEnd(end: End, timeZone: string): { endDate: string; endTime: string | null } {
  const { date, time } = "atMs" in end ? wallTimeAt(end.atMs, timeZone) : end;
  return { endDate: date, endTime: time };
}

function withoutUndefined<T extends object>(value: T): SaidFields {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}

function problemRow(row: ReadRow, why: SourceProblem): ToldProblem {
  const draft = "draft" in row ? row.draft : undefined;
  const wall = draft && "date" in draft.start ? draft.start : { date: "", time: "" };
  const title = draft?.facts.title ?? ("title" in row ? row.title : "");
  return {
    line: row.row,
    title: title.slice(0, MAX_NAME).toWellFormed(),
    ...wall,
    venue: draft?.facts.place.name ?? "",
    problem: why,
  };
}
