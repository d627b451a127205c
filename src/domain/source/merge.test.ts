import { describe, expect, it } from "vitest";
import { NO_DETAILS } from "../event/event-fields.ts";
import { type EventFields, FIELD_GROUPS, type FieldGroup, mergeFields, type SourceFields } from "./merge.ts";

const HERE: EventFields = {
  ...NO_DETAILS,
  venueId: 1,
  name: "Gala",
  date: "2026-12-01",
  time: "20:00",
  link: "https://hall.example",
  image: "",
  description: "",
  organizer: null,
};
const SAID: SourceFields = { venueId: 1, name: "Gala", date: "2026-12-01", time: "20:00", isAllDay: false };

describe("SRC-31 a three-way merge", () => {
  it("takes the source's news where nothing was changed here", () => {
    const merged = mergeFields(SAID, { ...SAID, time: "21:00" }, HERE);
    expect(merged).toEqual({
      change: { date: "2026-12-01", time: "21:00", isAllDay: false },
      changed: ["start"],
      conflicts: [],
    });
  });

  it("keeps a hand edit while the source repeats itself", () => {
    expect(mergeFields(SAID, SAID, { ...HERE, name: "Gala (sold out)" })).toEqual({
      change: {},
      changed: [],
      conflicts: [],
    });
  });

  it("is a conflict where both changed, and none where both changed alike", () => {
    const here = { ...HERE, name: "Gala (sold out)" };
    expect(mergeFields(SAID, { ...SAID, name: "Winter Gala" }, here).conflicts).toEqual(["title"]);
    expect(mergeFields(SAID, { ...SAID, name: "Gala (sold out)" }, here).conflicts).toEqual([]);
  });

  it("fills only what is empty where the source has said nothing before", () => {
    const merged = mergeFields(
      undefined,
      { ...SAID, name: "GALA!", image: "https://hall.example/g.jpg" },
      HERE,
    );
    expect(merged.change).toEqual({ image: "https://hall.example/g.jpg" });
  });

  it("leaves alone what the source does not tell, and takes back what it told", () => {
    const here = { ...HERE, price: { isFree: false, from: 20, to: null, currency: "EUR" }, room: "Hall 2" };
    expect(mergeFields({ ...SAID, room: "Hall 2" }, { ...SAID, room: null }, here).change).toEqual({
      room: null,
    });
    expect(mergeFields(SAID, SAID, here).change).toEqual({});
  });

  it("takes what the source tells for the first time, such as that it is cancelled", () => {
    expect(mergeFields(SAID, { ...SAID, status: "cancelled" }, HERE).change).toEqual({ status: "cancelled" });
    const postponed = { ...HERE, status: "postponed" as const };
    expect(mergeFields(SAID, { ...SAID, status: "cancelled" }, postponed).conflicts).toEqual(["status"]);
  });

  it("does not mind the order of keys", () => {
    const price = { isFree: false, from: 20, to: null, currency: "EUR" };
    const stored = { currency: "EUR", to: null, from: 20, isFree: false };
    expect(mergeFields({ price: stored }, { price }, { ...HERE, price: stored }).changed).toEqual([]);
  });
});

describe("SRC-31 random histories of a source and of hands", () => {
  const numbers = (seed: number) => () => {
    // Mulberry32.
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const TEXT_GROUPS = ["title", "room", "link", "description"] as const satisfies FieldGroup[];

  it("hand edits survive, news arrive, and the same again is nothing", () => {
    for (let seed = 0; seed < 200; seed++) play(seed);
  });

  function play(seed: number): void {
    const random = numbers(seed);
    let here = { ...HERE };
    let said: SourceFields = { name: "Gala", room: null, link: here.link, description: "" };
    const byHand = new Map<FieldGroup, unknown>();
    for (let step = 0; step < 30; step++) {
      const group = TEXT_GROUPS[Math.floor(random() * TEXT_GROUPS.length)]!;
      const [field] = FIELD_GROUPS[group];
      if (random() < 0.5) {
        const value = `hand ${step}`;
        here = { ...here, [field]: value };
        byHand.set(group, value);
        continue;
      }
      const now = { ...said, [field]: `source ${Math.floor(random() * 3)}` };
      const merged = mergeFields(said, now, here);
      for (const each of merged.changed) expect(byHand.has(each)).toBe(false);
      here = { ...here, ...merged.change } as EventFields;
      for (const [edited, value] of byHand) expect(here[FIELD_GROUPS[edited][0]]).toBe(value);
      said = now;
      const again = mergeFields(said, now, here);
      expect(again.changed).toEqual([]);
      expect(again.conflicts).toEqual([]);
      for (const each of TEXT_GROUPS)
        if (!byHand.has(each))
          expect(here[FIELD_GROUPS[each][0]] ?? null).toBe(said[FIELD_GROUPS[each][0]] ?? null);
    }
  }
});
