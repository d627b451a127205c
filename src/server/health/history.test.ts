import { describe, expect, it } from "vitest";
import { ANSWER_BOUNDS_MS } from "#domain/health.ts";
import { DAY_MS } from "#domain/time.ts";
import { daysLeft, diskTrend, lastDays, medianMs, outages } from "./history.ts";
import type { HealthHour } from "./store.ts";

const HOUR_MS = 3_600_000;
const NOW = Date.parse("2026-11-15T12:30:00Z");
const ALL_MINUTES = (1n << 60n) - 1n;
const hourAt = (ms: number, given: Partial<HealthHour> = {}): HealthHour => ({
  hour: new Date(Math.floor(ms / HOUR_MS) * HOUR_MS),
  minutes: ALL_MINUTES,
  calls: 100,
  failures: 0,
  durations: ANSWER_BOUNDS_MS.map(() => 0).concat(0),
  databaseMs: 1,
  diskUsedBytes: null,
  ...given,
});

describe("OPS-72 what was measured", () => {
  it("tells minutes in which no process spoke up, over hours and days", () => {
    const first = hourAt(Date.parse("2026-11-14T23:00:00Z"), { minutes: (1n << 50n) - 1n });
    const next = hourAt(Date.parse("2026-11-15T01:00:00Z"), { minutes: ALL_MINUTES ^ 1n });
    expect(outages([first, next], NOW)).toEqual([
      { fromMs: Date.parse("2026-11-14T23:50:00Z"), minutes: 71 },
    ]);
    const days = lastDays([first, next], NOW);
    expect(days).toHaveLength(90);
    expect(days.slice(-3)).toEqual([
      { day: "2026-11-13", state: "unknown", downMinutes: 0 },
      { day: "2026-11-14", state: "down", downMinutes: 10 },
      { day: "2026-11-15", state: "down", downMinutes: 61 },
    ]);
  });

  it("calls a day disturbed where more than one answer of a hundred failed", () => {
    const [well, disturbed] = [1, 2].map((failures) => lastDays([hourAt(NOW, { failures })], NOW).at(-1));
    expect([well?.state, disturbed?.state]).toEqual(["well", "disturbed"]);
  });

  it("tells within what time half of the answers came", () => {
    const durations = [40, 20, 39, 1, 0, 0, 0, 0, 0, 0, 0];
    expect(medianMs([{ durations }])).toBe(10);
    expect(medianMs([{ durations: durations.map(() => 0) }])).toBeNull();
  });

  it("tells how many days the disk lasts, once there is a day to go by", () => {
    const hours = Array.from({ length: 48 }, (_, back) =>
      hourAt(NOW - (47 - back) * HOUR_MS, { diskUsedBytes: 1_000 + back }),
    );
    expect(daysLeft(hours, 250, NOW)).toBe(10);
    expect(daysLeft(hours.slice(-10), 240, NOW)).toBeNull();
    expect(
      daysLeft(
        hours.map((hour) => ({ ...hour, diskUsedBytes: 7 })),
        240,
        NOW,
      ),
    ).toBeNull();
    const trend = diskTrend(hours, NOW);
    expect([trend.length, trend[0], trend.at(-1)]).toEqual([14, null, 1_047]);
    expect(diskTrend([hourAt(NOW - 15 * DAY_MS, { diskUsedBytes: 5 })], NOW)).toEqual(trend.map(() => null));
  });
});
