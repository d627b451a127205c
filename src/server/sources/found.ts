import type { Found, PreviewSample } from "#contract/admin-sources.ts";
import { worded } from "#contract/error-messages.ts";
import { fold } from "#domain/fold.ts";
import { wallTimeAt } from "#domain/time.ts";
import { occurrenceText } from "./command/occurrence-line.ts";
import type { EventDraft, ReadRow } from "./formats/draft.ts";

const SAMPLES = 10;
const MAX_DESCRIPTION = 300;
/** Letters that only one of the languages in Cyrillic has. */
const OTHER_CYRILLIC: readonly [RegExp, string][] = [
  [/[ыэё]/i, "ru"],
  [/[іїєґ]/i, "uk"],
  [/[ђћ]/i, "sr"],
  [/[ѓќѕ]/i, "mk"],
];

/** What a file holds, before its events are placed anywhere. */
export function foundIn(rows: readonly ReadRow[], name: string, timeZone: string | null): Found {
  const drafts = rows.flatMap((row) => ("draft" in row ? [row.draft] : []));
  const days = drafts.map(({ start }) => dayOf(start, timeZone ?? "UTC")).sort();
  const places = new Set(drafts.map(({ facts: { place } }) => fold(place.name)).filter(Boolean));
  return {
    name: /^(csv|json|feed|ics|html|jsonld)$/.test(name) ? "" : name,
    events: drafts.length,
    unreadable: rows.length - drafts.length,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    venues: places.size,
    language: languageOf(drafts),
    tellsZone: drafts.length > 0 && drafts.every(({ start }) => "atMs" in start || start.time === ""),
    samples: rows.slice(0, SAMPLES).map(sampleOf),
  };
}

function dayOf(start: EventDraft["start"], timeZone: string): string {
  return "atMs" in start ? wallTimeAt(start.atMs, timeZone).date : start.date;
}

/** As most events tell, or as the letters of the titles do: Latin ones tell nothing. */
function languageOf(drafts: readonly EventDraft[]): string | null {
  const groups = Map.groupBy(
    drafts.flatMap(({ facts }) => facts.details.language ?? []),
    (language) => language,
  );
  const [most] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  if (most) return most[0];
  const titles = drafts.slice(0, 200).map(({ facts }) => facts.title);
  const cyrillic = titles.filter((title) => /\p{Script=Cyrillic}{3}/u.test(title));
  if (cyrillic.length * 2 <= titles.length) return null;
  const text = cyrillic.join(" ");
  return OTHER_CYRILLIC.find(([letters]) => letters.test(text))?.[1] ?? "bg";
}

function sampleOf(row: ReadRow): PreviewSample {
  if ("problem" in row)
    return {
      line: row.row,
      title: row.title,
      start: "",
      end: null,
      venue: "",
      address: "",
      price: null,
      category: "",
      organizer: "",
      link: "",
      description: "",
      problem: worded(row.problem),
    };
  const { facts, start, end } = row.draft;
  const { title, place, link, description, details } = facts;
  return {
    line: row.row,
    title,
    link,
    problem: null,
    start: occurrenceText(start),
    end: end ? occurrenceText(end) : null,
    venue: [place.name, place.cities[0]?.name].filter(Boolean).join(", "),
    address: place.address,
    price: details.price ?? null,
    category: place.category,
    organizer: details.organizer ?? "",
    description: description.slice(0, MAX_DESCRIPTION).toWellFormed(),
  };
}
