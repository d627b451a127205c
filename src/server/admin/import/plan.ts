import { WebAddress } from "#contract/admin.ts";
import type { ImportCounts, ImportRow } from "#contract/admin-import.ts";
import type { RowStatus } from "#domain/event-import.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { fold } from "#domain/fold.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import { DAY_MS, isSkippedTime, startsAtMs, wallTimeAt } from "#domain/time.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { type Draft, type EventFacts, type ReadRow, type Start, shortUid } from "./draft.ts";
import type { Rest } from "./pace.ts";
import type { Place, PlaceBook } from "./places.ts";
import { type EventToAdd, type EventToChange, importStore, type ListedEvent } from "./store.ts";

export interface Plan {
  rows: ImportRow[];
  counts: ImportCounts;
  /** Events at new venues have the venue's negative id. */
  toAdd: EventToAdd[];
  toChange: EventToChange[];
}

/** A draft at its venue, with the instants it means there. */
interface Placed {
  row: number;
  facts: EventFacts;
  place: Place;
  uid: string;
  date: string;
  time: string;
  startsAtMs: number;
  sourceStartMs: number;
}

const COMPARED = ["venueId", "name", "date", "time", "link", "image", "description"] as const;
const FIELD_NAMES = { venueId: "venue", name: "title" } as const;

/** What importing these rows would do: nothing is written yet. */
export async function planImport(
  db: Database["db"] | Transaction,
  source: string,
  read: readonly ReadRow[],
  places: PlaceBook,
  nowMs: number,
  rest: Rest,
): Promise<Plan> {
  const plan: Plan = {
    rows: [],
    counts: { new: 0, changed: 0, same: 0, duplicate: 0, past: 0, wrong: 0 },
    toAdd: [],
    toChange: [],
  };
  const placed: Placed[] = [];
  const tell = (row: ImportRow) => {
    plan.rows.push(row);
    plan.counts[row.status]++;
  };
  for (const row of read) {
    const found = "problem" in row ? row.problem : place(row.row, row.draft, places);
    if (typeof found === "string") tell(wrongRow(row, found));
    else if (found.facts.isCancelled) tell(rowOf(found, "past", "It is cancelled."));
    else if (found.startsAtMs < nowMs - DAY_MS) tell(rowOf(found, "past"));
    else placed.push(found);
    await rest();
  }

  const known = await listKnown(db, source, placed, rest);
  for (const item of placed) {
    const verdict = known.judge(item);
    if (verdict.add) plan.toAdd.push(verdict.add);
    if (verdict.change) plan.toChange.push(verdict.change);
    tell(rowOf(item, verdict.status, verdict.reason, verdict.changes));
    await rest();
  }
  plan.rows.sort((a, b) => a.row - b.row || compare(a.date, b.date) || compare(a.time, b.time));
  return plan;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function place(row: number, draft: Draft, places: PlaceBook): Placed | string {
  const { title } = draft.facts;
  if (title === "") return "It has no title.";
  if (title.length > MAX_NAME) return `Its title is longer than ${MAX_NAME} characters.`;
  const facts = { ...draft.facts };
  for (const field of ["link", "image"] as const) {
    const address = WebAddress.safeParse(facts[field]);
    if (!address.success) return `Its ${field} is no web address that starts with http:// or https://.`;
    facts[field] = address.data;
  }
  const found = places.find(facts);
  if (typeof found === "string") return found;
  const wall = "atMs" in draft.start ? wallTimeAt(draft.start.atMs, found.timeZone) : draft.start;
  if (wall.date < "1970-01-01" || wall.date > "2199-12-31") return "Its date must lie between 1970 and 2200.";
  if (isSkippedTime(wall.date, wall.time, found.timeZone))
    return `On ${wall.date} there is no ${wall.time} in ${found.timeZone}: the clocks go forward over it.`;
  const startMs = instantOf(draft.start, found.timeZone);
  return {
    row,
    facts,
    place: found,
    // Rows without a name of their own are known by title and venue.
    uid: shortUid(facts.uid || `${slugify(title)}@${fold(found.name)}, ${fold(found.city)}`),
    ...wall,
    startsAtMs: startMs,
    sourceStartMs: draft.sourceStart ? instantOf(draft.sourceStart, found.timeZone) : startMs,
  };
}

function instantOf(start: Start, timeZone: string): number {
  return "atMs" in start ? start.atMs : startsAtMs(start.date, start.time, timeZone);
}

interface Verdict {
  status: RowStatus;
  reason?: string;
  changes?: string[];
  add?: EventToAdd;
  change?: EventToChange;
}

/** What is listed already of what a file holds, and a judge who also remembers what the file said before. */
async function listKnown(
  db: Database["db"] | Transaction,
  source: string,
  placed: readonly Placed[],
  rest: Rest,
) {
  const uses = new Map<string, number>();
  const days = new Map<string, { venueId: number; date: string }>();
  for (const { uid, place, date } of placed) {
    uses.set(uid, (uses.get(uid) ?? 0) + 1);
    if (!place.isNew) days.set(`${place.id} ${date}`, { venueId: place.id, date });
    await rest();
  }
  const byUid = new Map<string, ListedEvent[]>();
  const byKey = new Map<string, ListedEvent>();
  for (const event of await importStore.eventsOfSource(db, source, [...uses.keys()])) {
    const uid = event.sourceUid ?? "";
    const others = byUid.get(uid);
    if (others) others.push(event);
    else byUid.set(uid, [event]);
    byKey.set(`${event.sourceStartMs} ${uid}`, event);
    await rest();
  }
  const slugs = new Map<string, Set<string>>();
  const titles = new Map<string, number>();
  const seen = new Set<string>();
  const slugsOf = (venueId: number, date: string) => {
    const key = `${venueId} ${date}`;
    const taken = slugs.get(key) ?? new Set();
    slugs.set(key, taken);
    return taken;
  };
  for (const { venueId, date, slug, time, name, id } of await importStore.eventsOfDays(db, [
    ...days.values(),
  ])) {
    slugsOf(venueId, date).add(slug);
    titles.set(titleKey(venueId, date, time, name), id);
    await rest();
  }
  for (const { venueId, date, slug } of await importStore.formerSlugs(db, [...days.values()]))
    slugsOf(venueId, date).add(slug);

  /** The same event in an earlier import: by its start, or, where it is the only one of its name, by that alone. */
  function findEarlier({ uid, sourceStartMs }: Placed): ListedEvent | undefined {
    const exact = byKey.get(`${sourceStartMs} ${uid}`);
    const all = byUid.get(uid) ?? [];
    return exact ?? (all.length === 1 && uses.get(uid) === 1 ? all[0] : undefined);
  }

  function judge(item: Placed): Verdict {
    const { facts, place, date, time, uid, sourceStartMs } = item;
    const key = `${sourceStartMs} ${uid}`;
    if (seen.has(key)) return { status: "duplicate", reason: "The file holds it twice." };
    seen.add(key);
    const title = titleKey(place.id, date, time, facts.title);
    const earlier = findEarlier(item);
    const twin = titles.get(title);
    if (twin !== undefined && twin !== earlier?.id)
      return { status: "duplicate", reason: `${place.name} has it at that time already.` };
    const fields = {
      venueId: place.id,
      name: facts.title,
      date,
      time,
      link: facts.link,
      image: facts.image,
      description: facts.description,
    };
    const changes = earlier ? COMPARED.filter((field) => earlier[field] !== fields[field]) : [];
    if (earlier && changes.length === 0) return { status: "same" };
    titles.set(title, earlier?.id ?? 0);
    const taken = slugsOf(place.id, date);
    const stays =
      earlier && earlier.name === fields.name && earlier.date === date && earlier.venueId === place.id;
    const slug = stays ? earlier.slug : uniqueSlug(slugify(facts.title), (candidate) => taken.has(candidate));
    taken.add(slug);
    const event = { ...fields, slug, startsAtMs: item.startsAtMs };
    if (!earlier) return { status: "new", add: { ...event, sourceUid: uid, sourceStartMs } };
    const { id, venueId, date: oldDate, slug: oldSlug } = earlier;
    return {
      status: "changed",
      changes: changes.map((field) => FIELD_NAMES[field as keyof typeof FIELD_NAMES] ?? field),
      change: { ...event, id, old: { venueId, date: oldDate, slug: oldSlug } },
    };
  }
  return { judge };
}

function titleKey(venueId: number, date: string, time: string, title: string): string {
  return `${venueId} ${date} ${time} ${fold(title)}`;
}

function rowOf(
  { row, facts, place, date, time }: Placed,
  status: RowStatus,
  reason = "",
  changes: string[] = [],
): ImportRow {
  const { name: venue, city, isNew: isNewVenue } = place;
  return { row, status, title: facts.title, date, time, venue, city, isNewVenue, changes, reason };
}

function wrongRow(read: ReadRow, reason: string): ImportRow {
  const draft = "draft" in read ? read.draft : undefined;
  const wall = draft && "date" in draft.start ? draft.start : { date: "", time: "" };
  return {
    row: read.row,
    status: "wrong",
    title: (draft?.facts.title ?? ("title" in read ? read.title : "")).slice(0, MAX_NAME),
    ...wall,
    venue: draft?.facts.place.name ?? "",
    city: draft?.facts.place.cities[0] ?? "",
    isNewVenue: false,
    changes: [],
    reason,
  };
}
