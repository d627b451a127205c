import { describe, expect, it } from "vitest";
import { nextOnPin, type PinTime } from "./pin-time.ts";
import { timeGroupOf } from "./time-group.ts";

const HOUR_MS = 3_600_000;

/** An event at a venue two hours ahead of UTC. */
function at(
  date: string,
  time: string,
  more: { hours?: number; endDate?: string; status?: "cancelled" } = {},
) {
  const startMs = Date.parse(`${date}T${time || "00:00"}+02:00`);
  const endMs = more.endDate
    ? Date.parse(`${more.endDate}T23:59+02:00`)
    : more.hours && startMs + more.hours * HOUR_MS;
  return {
    name: `${date} ${time}`,
    date,
    time,
    endDate: more.endDate ?? null,
    endTime: null,
    isAllDay: false,
    openDays: null as string[] | null,
    startsAt: new Date(startMs).toISOString(),
    endsAt: endMs ? new Date(endMs).toISOString() : null,
    hasTime: time !== "",
    status: more.status ?? ("scheduled" as const),
  };
}

const SUNDAY_EVENING = Date.parse("2026-11-15T18:40+02:00");
const timeOf = (...events: ReturnType<typeof at>[]) => nextOnPin(events, SUNDAY_EVENING)?.time;

describe("MAP-40 on a Sunday at 18:40 a pin's time is", () => {
  it.each<[string, string, PinTime]>([
    ["2026-11-15", "18:00", "now"],
    ["2026-11-15", "18:41", "tonight"],
    ["2026-11-16", "04:30", "tonight"],
    ["2026-11-16", "09:00", "week"],
    ["2026-11-16", "", "week"],
    ["2026-11-21", "23:00", "week"],
    ["2026-11-22", "00:10", "later"],
    ["2027-01-16", "20:00", "later"],
  ])("for a start at %s %s %s", (date, time, expected) => expect(timeOf(at(date, time))).toBe(expected));

  it("now until the event's end, or three hours where that is not known", () => {
    expect(timeOf(at("2026-11-15", "15:00", { hours: 4 }))).toBe("now");
    expect(timeOf(at("2026-11-15", "15:00", { hours: 3 }))).toBeUndefined();
    expect(timeOf(at("2026-11-15", "15:41"))).toBe("now");
    expect(timeOf(at("2026-11-15", "15:40"))).toBeUndefined();
  });

  it("that of the soonest event, though others began before", () => {
    const events = [at("2026-11-15", "12:00"), at("2026-11-15", "20:00"), at("2026-11-18", "20:00")];
    expect(nextOnPin(events, SUNDAY_EVENING)).toMatchObject({ time: "tonight", event: events[1] });
  });

  it("this week for a run of days, whose hours are not known", () => {
    expect(timeOf(at("2026-11-01", "", { endDate: "2026-12-24" }))).toBe("week");
    const evening = at("2026-11-15", "19:00");
    expect(timeOf(at("2026-11-01", "", { endDate: "2026-12-24" }), evening)).toBe("tonight");
  });

  it("that of the next open day where a run is closed today", () => {
    const run = at("2026-11-01", "", { endDate: "2026-12-24" });
    expect(timeOf({ ...run, openDays: ["2026-11-10", "2026-11-20"] })).toBe("week");
    expect(timeOf({ ...run, openDays: ["2026-11-10", "2026-12-20"] })).toBe("later");
  });

  it("none for what is cancelled", () => {
    expect(timeOf(at("2026-11-15", "19:00", { status: "cancelled" }))).toBeUndefined();
    expect(timeOf(at("2026-11-15", "19:00", { status: "cancelled" }), at("2026-11-17", "19:00"))).toBe(
      "week",
    );
  });

  it("the group under which lists show it", () => {
    for (let hours = -30; hours < 24 * 12; hours++) {
      const [date, time] = new Date(SUNDAY_EVENING + (hours + 2) * HOUR_MS).toISOString().split("T") as [
        string,
        string,
      ];
      const event = at(date, time.slice(0, 5));
      const group = timeGroupOf(event, SUNDAY_EVENING);
      const expected = { on: "now", tonight: "tonight", over: undefined }[group as string];
      if (expected || group === "over") expect([hours, timeOf(event)]).toEqual([hours, expected]);
      else expect(["week", "later"]).toContain(timeOf(event));
    }
  });

  it("another one as soon as the clock has passed", () => {
    const event = at("2026-11-15", "20:00", { hours: 2 });
    const timeAt = (clock: string) => nextOnPin([event], Date.parse(`${clock}+02:00`))?.time;
    expect(timeAt("2026-11-08T20:00")).toBe("later");
    expect(timeAt("2026-11-09T20:00")).toBe("week");
    expect(timeAt("2026-11-15T19:59")).toBe("tonight");
    expect(timeAt("2026-11-15T20:00")).toBe("now");
    expect(timeAt("2026-11-15T22:00")).toBeUndefined();
  });
});
