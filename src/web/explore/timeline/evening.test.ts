import { describe, expect, it } from "vitest";
import { EVENING_HALF_HOURS, halfHourTime } from "#domain/event/evening.ts";
import { eveningOf, type HalfHour } from "./evening.ts";

const NUMBERS: Record<string, HalfHour["categories"]> = {
  "17:00": { theater: 1 },
  "18:30": { party: 1 },
  "19:00": { theater: 2 },
  "01:00": { party: 1 },
};
const HALF_HOURS = Array.from({ length: EVENING_HALF_HOURS }, (_, at): HalfHour => {
  const time = halfHourTime(at);
  const categories = NUMBERS[time] ?? {};
  return { time, categories, events: Object.values(categories).reduce((sum, events) => sum + events, 0) };
});

const SOFIA = { timeZone: "Europe/Sofia" };
const at = (time: string) => Date.parse(`2026-11-15T${time}:00+02:00`);
const evening = (nowMs: number, venues = [SOFIA]) => eveningOf(HALF_HOURS, venues, nowMs);
const busy = (nowMs: number, venues = [SOFIA]) =>
  evening(nowMs, venues).halfHours.flatMap(({ time, events }) => (events > 0 ? [[time, events]] : []));

describe("TIME-42 the half hours of an evening", () => {
  it("go from this hour to five in the morning, with what has begun in the first", () => {
    const { halfHours } = evening(at("19:10"));
    expect([halfHours[0]?.time, halfHours.at(-1)?.time]).toEqual(["19:00", "04:30"]);
    expect(halfHours[0]).toEqual({ time: "19:00", events: 4, categories: { theater: 3, party: 1 } });
    expect(busy(at("19:10"))).toEqual([
      ["19:00", 4],
      ["01:00", 1],
    ]);
  });

  it("mark the present minute by the venue's clock", () => {
    const { now } = evening(at("18:40"));
    expect(now?.time).toBe("18:40");
    expect(now?.share).toBeCloseTo(40 / (11 * 60));
  });

  it("begin at 17:00 before the evening, without a mark, and belong to the day before after midnight", () => {
    const { halfHours, now } = evening(at("12:00"));
    expect([halfHours[0]?.time, now]).toEqual(["17:00", undefined]);
    const night = evening(at("18:40") + 6 * 3_600_000);
    expect([night.halfHours[0]?.time, night.halfHours.length, night.now?.time]).toEqual([
      "00:00",
      10,
      "00:40",
    ]);
  });

  it("are whole and without a mark where the venues' clocks differ", () => {
    const abroad = [SOFIA, { timeZone: "Europe/London" }];
    expect(evening(at("18:40"), abroad)).toEqual({ halfHours: HALF_HOURS, now: undefined });
    expect(evening(at("18:40"), [SOFIA, { timeZone: "Europe/Athens" }]).now?.time).toBe("18:40");
  });
});
