import { describe, expect, it } from "vitest";
import { isNew, readSeen, withOpened, withVisit } from "./seen.ts";

const kept = (text: string | null) => readSeen({ getItem: () => text });
const HOUR_S = 3600;

describe("what was opened on this device", () => {
  it("SEEN-03 starts empty, and survives whatever the storage holds", () => {
    const nothing = { venues: new Map(), events: new Map(), newSinceS: undefined, lastActiveS: 0 };
    for (const text of [null, "", "{", "null", "[]", "7", '"x"', '{"venues":{"1":2},"lastActiveS":"x"}'])
      expect(kept(text)).toEqual(nothing);
    const half = kept(
      '{"venues":[["1",5],["2"],7,["3",null]],"events":[["9",6]],"newSinceS":4,"lastActiveS":5}',
    );
    expect(half).toEqual({
      venues: new Map([["1", 5]]),
      events: new Map([["9", 6]]),
      newSinceS: 4,
      lastActiveS: 5,
    });
  });

  it("SEEN-03 is bounded: the earliest leave first", () => {
    let seen = kept(null);
    for (let id = 0; id < 500; id++) seen = withOpened(seen, "venues", String(id), id);
    seen = withOpened(seen, "venues", "100", 501);
    expect(seen.venues.size).toBe(400);
    expect([...seen.venues.keys()].at(-1)).toBe("100");
    expect(seen.venues.has("99")).toBe(false);
  });

  it("SEEN-02 a visit begins after half an hour's pause; what came since the last is new", () => {
    const first = withVisit(kept(null), 10 * HOUR_S);
    expect(first.newSinceS).toBeUndefined();
    const goesOn = withVisit(first, 10.4 * HOUR_S);
    expect(goesOn.newSinceS).toBeUndefined();
    const second = withVisit(goesOn, 30 * HOUR_S);
    expect(second.newSinceS).toBe(10.4 * HOUR_S);
    const event = (publishedAt?: number) => ({ _id: "9", publishedAt });
    expect(isNew(event(20 * HOUR_S), "1", second)).toBe(true);
    expect(isNew(event(10 * HOUR_S), "1", second)).toBe(false);
    expect(isNew(event(), "1", second)).toBe(false);
    expect(isNew(event(20 * HOUR_S), "1", first)).toBe(false);
  });

  it("SEEN-02 what was opened since is not new any more", () => {
    const visit = withVisit(withVisit(kept(null), 0 + HOUR_S), 30 * HOUR_S);
    const event = { _id: "9", publishedAt: 20 * HOUR_S };
    expect(isNew(event, "1", withOpened(visit, "events", "9", 30 * HOUR_S))).toBe(false);
    expect(isNew(event, "1", withOpened(visit, "venues", "1", 30 * HOUR_S))).toBe(false);
    expect(isNew(event, "1", withOpened(visit, "venues", "1", 10 * HOUR_S))).toBe(true);
  });
});
