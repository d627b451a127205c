import { describe, expect, it } from "vitest";
import { eveningGroupOf, listedDayOf, type TimeGroup, timeGroupOf } from "./time-group.ts";

const HOUR_MS = 3_600_000;

/** An event at a venue two hours ahead of UTC. */
function at(date: string, time: string, hours?: number) {
  const startMs = Date.parse(`${date}T${time || "00:00"}+02:00`);
  const endsAt = hours === undefined ? null : new Date(startMs + hours * HOUR_MS).toISOString();
  return {
    date,
    time,
    openDays: null as string[] | null,
    startsAt: new Date(startMs).toISOString(),
    endsAt,
    hasTime: time !== "",
  };
}

const groupAt = (now: string) => (event: ReturnType<typeof at>) => timeGroupOf(event, Date.parse(now));

describe("TIME-31 lists show events under", () => {
  // A Wednesday.
  const morning = groupAt("2026-11-18T10:00+02:00");

  it.each<[string, string, TimeGroup]>([
    ["2026-11-18", "09:00", "on"],
    ["2026-11-18", "06:00", "over"],
    ["2026-11-18", "12:00", "today"],
    ["2026-11-18", "19:30", "tonight"],
    ["2026-11-19", "01:00", "tonight"],
    ["2026-11-19", "09:00", "tomorrow"],
    ["2026-11-19", "", "tomorrow"],
    ["2026-11-20", "20:00", "weekend"],
    ["2026-11-22", "20:00", "weekend"],
    ["2026-11-23", "10:00", "later"],
    ["2027-01-05", "", "later"],
  ])("%s %s as %s", (date, time, group) => {
    expect(morning(at(date, time))).toBe(group);
  });

  it("on now as long as it lasts", () => {
    expect(groupAt("2026-11-18T22:00+02:00")(at("2026-11-18", "18:00", 5))).toBe("on");
    expect(groupAt("2026-11-18T23:30+02:00")(at("2026-11-18", "18:00", 5))).toBe("over");
    expect(morning(at("2026-11-10", "", 30 * 24))).toBe("on");
  });

  it("their next open day while they are closed", () => {
    const run = (openDays: string[]) => ({ ...at("2026-11-10", "", 30 * 24), openDays });
    expect(morning(run(["2026-11-18", "2026-11-19"]))).toBe("on");
    expect(morning(run(["2026-11-17", "2026-11-19"]))).toBe("tomorrow");
    expect(morning(run(["2026-11-17", "2026-11-21"]))).toBe("weekend");
    expect(morning(run(["2026-11-17", "2026-11-30"]))).toBe("later");
    expect(morning(run(["2026-11-17"]))).toBe("over");
  });

  it("this week on the days between tomorrow and the weekend", () => {
    const monday = groupAt("2026-11-16T10:00+02:00");
    expect(monday(at("2026-11-17", "20:00"))).toBe("tomorrow");
    expect(monday(at("2026-11-18", "20:00"))).toBe("week");
    expect(monday(at("2026-11-19", "20:00"))).toBe("week");
    expect(monday(at("2026-11-20", "20:00"))).toBe("weekend");
    expect(monday(at("2026-11-23", "20:00"))).toBe("later");
  });

  it("tomorrow rather than the weekend on a Thursday, and the weekend is over with Sunday", () => {
    const thursday = groupAt("2026-11-19T10:00+02:00");
    expect(thursday(at("2026-11-20", "20:00"))).toBe("tomorrow");
    const sunday = groupAt("2026-11-22T10:00+02:00");
    expect(sunday(at("2026-11-23", "20:00"))).toBe("tomorrow");
    expect(sunday(at("2026-11-24", "20:00"))).toBe("later");
  });

  it("I18N-39 the weekend of a region that rests on Friday and Saturday", () => {
    const SATURDAY = 6;
    const groups = ["2026-11-18", "2026-11-19", "2026-11-21", "2026-11-22"].map((date) =>
      timeGroupOf(at(date, "20:00"), Date.parse("2026-11-16T10:00+02:00"), SATURDAY),
    );
    expect(groups).toEqual(["week", "weekend", "weekend", "later"]);
  });

  it("the evening before until five in the morning", () => {
    const night = groupAt("2026-11-19T02:00+02:00");
    expect(night(at("2026-11-19", "03:00"))).toBe("tonight");
    expect(night(at("2026-11-19", "20:00"))).toBe("tomorrow");
  });
});

describe("TIME-40 tonight stands in groups", () => {
  const nowMs = Date.parse("2026-11-18T18:40+02:00");
  it.each([
    ["18:00", "on"],
    ["18:40", "on"],
    ["18:41", "hour"],
    ["19:40", "hour"],
    ["19:41", "later"],
  ])("%s as %s", (time, group) => {
    expect(eveningGroupOf(at("2026-11-18", time), nowMs)).toBe(group);
  });
});

describe("TIME-41 chosen days stand under a head each", () => {
  const nowMs = Date.parse("2026-11-18T18:40+02:00");
  const run = { ...at("2026-11-10", "10:00", 24 * 20), endDate: "2026-11-30", endTime: "18:00" };
  const party = { ...at("2026-11-20", "23:00"), endDate: null, endTime: null };

  it("an event under its day", () => {
    expect(listedDayOf(party, "2026-11-20", nowMs)).toBe("2026-11-20");
    expect(listedDayOf(party, undefined, nowMs)).toBe("2026-11-20");
  });

  it("a run under its first open day that is asked for and has not passed", () => {
    expect(listedDayOf(run, "2026-11-20", nowMs)).toBe("2026-11-20");
    expect(listedDayOf(run, "2026-11-11", nowMs)).toBe("2026-11-18");
    const openDays = ["2026-11-10", "2026-11-17", "2026-11-24"];
    expect(listedDayOf({ ...run, openDays }, "2026-11-18", nowMs)).toBe("2026-11-24");
  });
});
