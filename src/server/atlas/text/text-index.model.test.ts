import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { TextIndex, type TextVenue } from "./text-index.ts";
import { parseQuery, type QueryWord, romanisation, termsOf } from "./vocabulary.ts";

/** The rules of search, applied to every event in turn. */
class NaiveIndex {
  venues = new Map<number, TextVenue>();

  put(venues: TextVenue[]): void {
    for (const venue of venues) this.venues.set(venue.id, venue);
  }

  remove(ids: number[]): void {
    for (const id of ids) this.venues.delete(id);
  }

  expire(nowMs: number): void {
    for (const venue of this.venues.values()) {
      const events = venue.events.filter((event) => event.expiresAtMs > nowMs);
      this.venues.set(venue.id, { ...venue, events });
    }
  }

  find(query: string, bandOf: (venueId: number) => number) {
    const words = parseQuery(query);
    const entries = [...this.venues.values()].flatMap((venue) => {
      const events = venue.events
        .map((event) => ({ ...event, points: pointsOfEvent(words, event, venue) }))
        .filter((event) => event.points > 0);
      const [best] = events.toSorted((a, b) => b.points - a.points || a.startsAtMs - b.startsAtMs);
      return best === undefined ? [] : [{ venueId: venue.id, best, events }];
    });
    return entries.sort(
      (a, b) =>
        Math.floor(b.best.points / 2) - Math.floor(a.best.points / 2) ||
        bandOf(a.venueId) - bandOf(b.venueId) ||
        (bandOf(a.venueId) === 0 ? b.best.points - a.best.points : 0) ||
        a.best.startsAtMs - b.best.startsAtMs ||
        a.venueId - b.venueId,
    );
  }
}

function pointsOfEvent(words: QueryWord[], event: TextVenue["events"][number], venue: TextVenue): number {
  const inName = termsOf(event.name);
  const elsewhere = termsOf(`${event.description} ${venue.words}`);
  const points = words.map((word) =>
    Math.max(
      ...inName.map((term) => {
        const found = pointsOfTerm(word, term);
        return found === 0 ? 0 : found + 1;
      }),
      ...elsewhere.map((term) => pointsOfTerm(word, term)),
      0,
    ),
  );
  return points.length === 0 || points.includes(0) ? 0 : points.reduce((sum, each) => sum + each, 0);
}

function pointsOfTerm(word: QueryWord, term: string): number {
  const latin = romanisation(term);
  const pairs = [
    ...word.written.map((spelling) => [spelling, term] as const),
    ...(latin === undefined ? [] : word.romanised.map((spelling) => [spelling, latin] as const)),
  ];
  if (pairs.some(([spelling, key]) => spelling === key)) return 6;
  if (pairs.some(([spelling, key]) => key.startsWith(spelling))) return 4;
  if (word.allowsTypo && pairs.some(([spelling, key]) => typos(spelling, key) <= 1)) return 2;
  return 0;
}

/** Insertions, deletions, replacements and swaps of neighbours, by the textbook's table. */
function typos(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 1) return 2;
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) table[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = table[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
      }
    }
  }
  return table[a.length][b.length];
}

const WORDS =
  "jazz jaz джаз rock rok roch рок concert cnocert koncert концерт кнцоерт концерти concerts cafe Café кафе София sofia Sofiya софиянци Щастие shtastie 6tastie taxi такси x а a 2024 2025 Αθήνα athens дж ж straße strasse край krai";
const word = fc.oneof(
  fc.constantFrom(...WORDS.split(" ")),
  fc.string({ unit: fc.constantFrom(..."abcjжцк"), minLength: 1, maxLength: 5 }),
);
const text = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(" "));
const query = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("-"));

// Event ids are unique in the world, as in the database.
const venue = fc
  .record({
    id: fc.integer({ min: 1, max: 30 }),
    words: text,
    events: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: 99 }),
        startsAtMs: fc.integer({ min: 0, max: 5 }).map((day) => day * DAY_MS),
        expiresAtMs: fc.integer({ min: 1, max: 8 }).map((day) => day * DAY_MS),
        name: text,
        description: text,
      }),
      { maxLength: 40, selector: (event) => event.id },
    ),
  })
  .map((each) => ({
    ...each,
    events: each.events.map((event) => ({ ...event, id: each.id * 100 + event.id })),
  }));

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(venue, { maxLength: 8 }).map((venues) => ({ kind: "put" as const, venues })),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 })
      .map((ids) => ({ kind: "remove" as const, ids })),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 3 })
      .map((day) => ({ kind: "expire" as const, nowMs: day * DAY_MS })),
  },
  { weight: 3, arbitrary: fc.nat({ max: 4 }).map((steps) => ({ kind: "join" as const, steps })) },
);

describe("TextIndex beside the rules applied one by one", () => {
  it("SEA-06 agrees on totals, order, events and hits after any changes", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 8 }),
        fc.array(query, { maxLength: 5 }),
        (changes, queries) => {
          const due: (() => void)[] = [];
          const index = new TextIndex((step) => due.push(step), { smallest: 2, atOnce: 20 });
          const naive = new NaiveIndex();
          for (const each of changes) {
            if (each.kind === "put") for (const target of [index, naive]) target.put(each.venues);
            if (each.kind === "remove") for (const target of [index, naive]) target.remove(each.ids);
            if (each.kind === "expire") for (const target of [index, naive]) target.expire(each.nowMs);
            if (each.kind === "join") for (let k = 0; k < each.steps; k++) due.shift()?.();
          }
          for (const each of queries) expectSame(index, naive, each);
          while (due.length > 0) due.shift()?.();
          for (const each of queries) expectSame(index, naive, each);
        },
      ),
      { numRuns: fuzzRuns(200) },
    );
  });
});

function expectSame(index: TextIndex, naive: NaiveIndex, text: string): void {
  for (const bandOf of [() => 0, (venueId: number) => venueId % 3])
    expectSameNear(index, naive, text, bandOf);
}

function expectSameNear(
  index: TextIndex,
  naive: NaiveIndex,
  text: string,
  bandOf: (venueId: number) => number,
): void {
  const expected = naive.find(text, bandOf);
  for (const { offset, limit } of [
    { offset: 0, limit: 3 },
    { offset: 2, limit: 3 },
    { offset: 0, limit: 100 },
  ]) {
    expect(index.find(text, { offset, limit }, { bandOf })).toEqual({
      total: expected.length,
      entries: expected.slice(offset, offset + limit).map(({ venueId, events }) => ({
        venueId,
        eventIds: events
          .toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id)
          .map((event) => event.id),
      })),
    });
  }
  const hits = index.hits(text);
  const pairs = Array.from(hits.venueIds, (venueId, at) => [venueId, hits.eventIds[at]]);
  const expectedPairs = expected.flatMap(({ venueId, events }) => events.map((event) => [venueId, event.id]));
  expect(pairs).toEqual(expectedPairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
}
