import { WebAddress } from "#contract/admin.ts";
import type { Problem } from "#contract/error-messages.ts";
import { eventProblems } from "#domain/event/check.ts";
import { NO_DETAILS } from "#domain/event/event-fields.ts";
import { endsAtMs, listedUntilMs } from "#domain/event/phase.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import { slugify } from "#domain/slug.ts";
import type { SourceFields } from "#domain/source/merge.ts";
import { DAY_MS, isSkippedTime, startsAtMs, wallTimeAt } from "#domain/time.ts";
import type { YieldIfDue } from "#server/platform/yield-if-due.ts";
import { type End, type EventDraft, type ReadRow, type Start, shortUid } from "./formats/draft.ts";
import type { PlaceBook, SourceSite } from "./places/place.ts";

/** An occurrence that a source tells, at its venue and in the words of the catalogue. */
export interface SourceEntry {
  line: number;
  uid: string;
  recurrence: string;
  date: string;
  time: string;
  place: SourceSite;
  /** By what its place is remembered. */
  placeKey: string;
  said: SourceFields;
  /** What could not be read of it, and is left out. */
  remark?: Problem | undefined;
  /** When it ends, as far as that is entries. */
  endMs: number | null;
  isOver: boolean;
}

/** An entry as it is kept until its place is clear. */
export interface KeptDraft {
  draft: EventDraft;
  isSeries: boolean;
}

export interface EntryProblem {
  line: number;
  /** Empty where it is not known which entry this is. */
  uid: string;
  /** Where the place is what is not clear. */
  placeKey: string | null;
  kept: KeptDraft | null;
  title: string;
  date: string;
  time: string;
  venue: string;
  city: string;
  problem: Problem;
}

/** What a source is known to mean where it does not say so. */
export interface Defaults {
  language: string | null;
  /** Of wall times; null: the venue's. */
  timeZone: string | null;
}

interface EntryOptions {
  nowMs: number;
  publicUrl: string;
  yieldIfDue: YieldIfDue;
}

/** Puts drafts at their venues, with the wall times that they mean there. */
export async function entriesOf(
  rows: readonly ReadRow[],
  places: Pick<PlaceBook, "find" | "keyOf">,
  defaults: Defaults,
  { nowMs, publicUrl, yieldIfDue }: EntryOptions,
  series: ReadonlySet<string> = repeatedUids(rows),
): Promise<{ entries: SourceEntry[]; problems: EntryProblem[]; past: EntryProblem[] }> {
  const entries: SourceEntry[] = [];
  const nameless: SourceEntry[] = [];
  const problems: EntryProblem[] = [];
  const past: EntryProblem[] = [];
  for (const row of rows) {
    await yieldIfDue();
    if (!("draft" in row)) {
      problems.push(problemRow(row, row.problem));
      continue;
    }
    const draft = withDefaults(row.draft, defaults);
    const place = places.find(draft.facts);
    const isSeries = series.has(draft.facts.uid) || draft.sourceStart !== undefined;
    const found = entryOf(row.row, draft, { place, key: places.keyOf(draft.facts) }, isSeries, nowMs);
    if ("said" in found) {
      // Where an event has no link, its page stands in files.
      if (found.said.link?.startsWith(`${publicUrl}/event/`)) found.said.link = "";
      entries.push(found);
      if (draft.facts.uid === "") nameless.push(found);
    } else if (found !== place) problems.push(problemRow(row, found));
    // Where it took place need not be asked.
    else if (isLongOver(draft, nowMs)) past.push(problemRow(row, found));
    else
      problems.push({
        ...problemRow(row, found),
        placeKey: places.keyOf(draft.facts),
        kept: { draft: row.draft, isSeries },
      });
  }
  for (const several of Map.groupBy(nameless, ({ uid, date }) => `${date} ${uid}`).values())
    if (several.length > 1) for (const each of several) each.recurrence = `${each.date}T${each.time}`;
  return { entries, problems, past };
}

function repeatedUids(rows: readonly ReadRow[]): Set<string> {
  const uids = rows.flatMap((row) => ("draft" in row ? [row.draft.facts.uid] : []));
  const seen = new Set<string>();
  return new Set(uids.filter((uid) => uid !== "" && (seen.has(uid) || !seen.add(uid))));
}

/** In any time zone. */
function isLongOver({ start, end }: EventDraft, nowMs: number): boolean {
  const lastDay = end && !("atMs" in end) ? wallEnd(end, "UTC") : undefined;
  const endMs =
    end && "atMs" in end ? end.atMs : lastDay ? endsAtMs(lastDay.endDate, lastDay.endTime, "UTC") : null;
  return listedUntilMs({ startMs: instantOf(start, "UTC"), endMs }) + DAY_MS <= nowMs;
}

function withDefaults(draft: EventDraft, { language, timeZone }: Defaults): EventDraft {
  if (!language && !timeZone) return draft;
  const { facts, start, end } = draft;
  return {
    ...draft,
    ...(language && { facts: { ...facts, details: { language, ...withoutUndefined(facts.details) } } }),
    ...(timeZone && { start: instantIn(start, timeZone), end: end && instantIn(end, timeZone) }),
  };
}

/** The instant that a wall time means in a zone; a day stays one. */
function instantIn<At extends Start | End>(at: At, timeZone: string): At | { atMs: number } {
  if ("atMs" in at || !at.time || isSkippedTime(at.date, at.time, timeZone)) return at;
  return { atMs: startsAtMs(at.date, at.time, timeZone) };
}

function entryOf(
  line: number,
  draft: EventDraft,
  { place, key }: { place: SourceSite | Problem; key: string },
  isSeries: boolean,
  nowMs: number,
): SourceEntry | Problem {
  const { uid, title, link, image, description, details } = draft.facts;
  if (title === "") return { code: "rowNoTitle" };
  if (title.length > MAX_NAME) return { code: "rowTitleTooLong", params: { max: MAX_NAME } };
  if ("code" in place) return place;
  const wall = "atMs" in draft.start ? wallTimeAt(draft.start.atMs, place.timeZone) : draft.start;
  if (wall.date < "1970-01-01" || wall.date > "2199-12-31") return { code: "rowDateOutOfRange" };
  if (isSkippedTime(wall.date, wall.time, place.timeZone))
    return { code: "skippedTime", params: { ...wall, zone: place.timeZone } };
  const startMs = instantOf(draft.start, place.timeZone);
  const end = draft.end && wallEnd(draft.end, place.timeZone);
  const endMs = end ? endsAtMs(end.endDate, end.endTime, place.timeZone) : null;
  const { organizer, ...rest } = details;
  const said: SourceFields = withoutUndefined({
    ...rest,
    ...(place.room && !rest.room && { room: place.room }),
    venueId: place.id,
    name: title,
    date: wall.date,
    time: rest.isAllDay ? "" : wall.time,
    ...(rest.isAllDay === undefined && wall.time !== "" && { isAllDay: false }),
    link: webAddress(link),
    image: webAddress(image),
    description,
    organizer,
    ...(draft.end !== undefined && (end ?? { endDate: null, endTime: null })),
  });
  const wrong = withoutWrongFields(said, wall);
  const remark = draft.facts.remark ?? wrong;
  return {
    line,
    ...(remark && { remark }),
    // Rows without a name of their own are known by title, venue and day, and where that is not enough by the hour.
    uid: uid ? shortUid(uid) : shortUid(`${slugify(title)}@${fold(place.name)}, ${fold(place.city)}`),
    recurrence: !uid ? wall.date : isSeries ? recurrenceOf(draft.sourceStart ?? draft.start) : "",
    date: wall.date,
    time: said.time ?? "",
    place,
    placeKey: key,
    said,
    endMs,
    isOver: listedUntilMs({ startMs, endMs }) <= nowMs,
  };
}

/** Leaves out ends, prices and open days that cannot be: an event is worth more than those. Tells the first of them. */
function withoutWrongFields(said: SourceFields, wall: { date: string; time: string }): Problem | undefined {
  const problems = eventProblems({ ...NO_DETAILS, ...wall, ...said });
  const fields = Object.keys(problems);
  for (const field of fields) {
    if (/^end/.test(field)) {
      delete said.endDate;
      delete said.endTime;
    } else if (field === "openDays") delete said.openDays;
    else delete said.price;
  }
  // Open days may lie beyond an end that is gone.
  const next = fields.length > 0 ? withoutWrongFields(said, wall) : undefined;
  return Object.values(problems)[0] ?? next;
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

function withoutUndefined<T extends object>(value: T): SourceFields {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}

function problemRow(row: ReadRow, why: Problem): EntryProblem {
  const draft = "draft" in row ? row.draft : undefined;
  const wall = draft && "date" in draft.start ? draft.start : { date: "", time: "" };
  const title = draft?.facts.title ?? ("title" in row ? row.title : "");
  return {
    line: row.row,
    uid: shortUid(draft?.facts.uid ?? ("uid" in row ? (row.uid ?? "") : "")),
    placeKey: null,
    kept: null,
    title: title.slice(0, MAX_NAME).toWellFormed(),
    ...wall,
    venue: draft?.facts.place.name ?? "",
    city: draft?.facts.place.cities[0]?.name ?? "",
    problem: why,
  };
}
