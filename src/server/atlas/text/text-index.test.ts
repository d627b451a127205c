import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { allSteps } from "./segment-builder.ts";
import { TextIndex, type TextVenue } from "./text-index.ts";

const ALL = { offset: 0, limit: 100 };

/** One venue per event, numbered from 1, each a day later than the one before. */
function indexOf(...events: { name?: string; description?: string; venue?: string }[]): TextIndex {
  const index = new TextIndex();
  index.put(
    events.map(({ name = "", description = "", venue = "" }, at) => ({
      id: at + 1,
      words: venue,
      events: [
        {
          id: (at + 1) * 10,
          startsAtMs: (at + 1) * DAY_MS,
          expiresAtMs: (at + 2) * DAY_MS,
          name,
          description,
        },
      ],
    })),
  );
  return index;
}

function found(index: TextIndex, query: string): number[] {
  return index.find(query, ALL).entries.map((entry) => entry.venueId);
}

describe("what a search finds", () => {
  it.each([
    ["концерт", "Концерт на открито"],
    ["koncert", "Концерт на открито"],
    ["kontsert", "Концерт на открито"],
    ["concert", "Концерт на открито"],
    ["концерт", "Open-air Concert"],
    ["conzert", "Open-air Concert"],
    ["cnocert", "Open-air Concert"],
    ["Пловдив", "Plovdiv by night"],
    ["plovdiv", "Нощен Пловдив"],
    ["пловдив", "Нощен Пловдив"],
    ["София", "Sofia Design Week"],
    ["sofia", "Седмица на дизайна, София"],
    ["sofiya", "Седмица на дизайна, София"],
    ["джаз", "Late Jazz"],
    ["jazz", "Късен джаз"],
    ["djaz", "Късен джаз"],
    ["bulgaria", "Песни от България"],
    ["balgarski", "Български песни"],
    ["bulgarski", "Български песни"],
    ["naive café", "Café NAÏVE"],
    ["CAFE", "Café"],
    ["кафе", "Café"],
    ["strasse", "Straßenfest"],
    ["athina", "Μουσική στην Αθήνα"],
    ["фестиваль", "Фестивал на розата"],
    ["phil orch", "Philharmonic Orchestra"],
  ])("SEA-06 %s finds %s", (query, name) => {
    expect(found(indexOf({ name: "Something else" }, { name }), query)).toEqual([2]);
  });

  it.each([
    ["roc", "Rok"],
    ["2025", "New Year 2026"],
    ["concert", "Konzert"],
    ["hestra", "Orchestra"],
    ["rock opera", "Rock"],
    ["box", "Bohemian evening"],
  ])("SEA-06 %s does not find %s", (query, name) => {
    expect(found(indexOf({ name }), query)).toEqual([]);
  });

  it("looks in name, description and venue, each word anywhere", () => {
    const index = indexOf({
      name: "Swing",
      description: "A lively evening",
      venue: "Sala Apolo Barcelona Spain party",
    });
    expect(found(index, "swing lively barcelona party")).toEqual([1]);
    expect(found(index, "swing lively madrid")).toEqual([]);
  });

  it.each(["", "  ", "!?…", "🎉"])("finds nothing without a word: %j", (query) => {
    const index = indexOf({ name: "Swing" });
    expect(index.find(query, ALL)).toEqual({ total: 0, entries: [] });
    expect(index.hits(query).eventIds).toHaveLength(0);
  });

  it("counts ten words of a query and no more", () => {
    const index = indexOf({ name: "one two three four five six seven eight nine ten" });
    expect(found(index, "one two three four five six seven eight nine ten eleven")).toEqual([1]);
  });
});

describe("the order of what is found", () => {
  it("SEA-06 puts exact before prefix before typo, name before the rest, sooner before later", () => {
    const index = indexOf(
      { description: "organ", name: "a" }, // a typo of "organs", elsewhere
      { name: "organ" },
      { description: "organs" },
      { name: "organsmith" },
      { name: "organs" },
      { description: "organsmith" },
      { name: "organs" },
    );
    expect(found(index, "organs")).toEqual([5, 7, 3, 4, 6, 2, 1]);
  });

  it("adds up the words", () => {
    const index = indexOf({ name: "rock operas" }, { name: "rocks operas" }, { name: "rock opera" });
    expect(found(index, "rock opera")).toEqual([3, 1, 2]);
  });

  it("ranks a venue by its best event and lists its matches by start", () => {
    const index = new TextIndex();
    const event = (id: number, day: number, name: string) => ({
      id,
      startsAtMs: day * DAY_MS,
      expiresAtMs: (day + 1) * DAY_MS,
      name,
      description: "",
    });
    index.put([
      { id: 1, words: "", events: [event(11, 1, "Jazzy")] },
      { id: 2, words: "", events: [event(21, 9, "Jazz"), event(22, 3, "Jazzy"), event(23, 1, "Opera")] },
      { id: 3, words: "", events: [event(31, 8, "Jazz")] },
    ]);
    expect(index.find("jazz", ALL)).toEqual({
      total: 3,
      entries: [
        { venueId: 3, eventIds: [31] },
        { venueId: 2, eventIds: [22, 21] },
        { venueId: 1, eventIds: [11] },
      ],
    });
  });

  it("cuts pages from one stable order, with the exact total on each", () => {
    const index = new TextIndex();
    index.put(
      Array.from({ length: 25 }, (_, at) => ({
        id: 25 - at,
        words: "hall",
        events: [{ id: at, startsAtMs: DAY_MS, expiresAtMs: 2 * DAY_MS, name: "Same", description: "" }],
      })),
    );
    const pages = [0, 10, 20, 30].map((offset) => index.find("same", { offset, limit: 10 }));
    expect(pages.map((page) => page.total)).toEqual([25, 25, 25, 25]);
    expect(pages.flatMap((page) => page.entries.map((entry) => entry.venueId))).toEqual(
      Array.from({ length: 25 }, (_, at) => at + 1),
    );
  });
});

describe("changes", () => {
  const venue = (id: number, name: string): TextVenue => ({
    id,
    words: "",
    events: [{ id: id * 10, startsAtMs: id * DAY_MS, expiresAtMs: (id + 1) * DAY_MS, name, description: "" }],
  });

  it("replaces a venue whole", () => {
    const index = new TextIndex();
    index.put([venue(1, "Swing"), venue(2, "Tango")]);
    index.put([venue(1, "Salsa")]);
    expect(found(index, "swing")).toEqual([]);
    expect(found(index, "salsa")).toEqual([1]);
    expect(found(index, "tango")).toEqual([2]);
  });

  it("takes the last of a venue put twice at once", () => {
    const index = new TextIndex();
    index.put([venue(1, "Swing"), venue(1, "Salsa")]);
    expect(found(index, "s")).toEqual([1]);
    expect(found(index, "swing")).toEqual([]);
  });

  it("forgets removed venues, and does not mind unknown ones", () => {
    const index = new TextIndex();
    index.put([venue(1, "Swing"), venue(2, "Swing")]);
    index.remove([1, 99]);
    expect(found(index, "swing")).toEqual([2]);
    expect(Array.from(index.hits("swing").eventIds)).toEqual([20]);
  });

  it("SEA-05 drops events a day after they started", () => {
    const index = new TextIndex();
    index.put([venue(1, "Swing"), venue(2, "Swing")]);
    index.expire(2 * DAY_MS - 1);
    expect(found(index, "swing")).toEqual([1, 2]);
    index.expire(2 * DAY_MS);
    expect(found(index, "swing")).toEqual([2]);
  });

  it("gives hits by venue and event, whatever the order of insertion", () => {
    const index = new TextIndex();
    index.put([venue(3, "Swing")]);
    index.put([venue(1, "Swing")]);
    index.put([venue(2, "Swing")]);
    expect(Array.from(index.hits("swing").venueIds)).toEqual([1, 2, 3]);
    expect(Array.from(index.hits("swing").eventIds)).toEqual([10, 20, 30]);
  });

  it("lets what changes while a catalogue is read count more than what was read", () => {
    const index = new TextIndex();
    const steps = index.fill([venue(1, "Swing"), venue(2, "Swing"), venue(3, "Swing"), venue(4, "Swing")]);
    steps.next();
    index.put([venue(2, "Salsa")]);
    index.remove([3]);
    index.expire(2 * DAY_MS);
    expect(found(index, "swing")).toEqual([]);
    allSteps(steps);
    expect(found(index, "swing")).toEqual([4]);
    expect(found(index, "salsa")).toEqual([2]);
  });

  it("gives memory back when everything is gone", () => {
    const index = new TextIndex();
    index.put([venue(1, "Swing")]);
    expect(index.memory()).toBeGreaterThan(0);
    index.remove([1]);
    expect(index.memory()).toBe(0);
  });
});
