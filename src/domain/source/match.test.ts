import { describe, expect, it } from "vitest";
import { isSuspiciousLoss, matchOccurrences, type Occurrence } from "./match.ts";

const of = (uid: string, recurrence: string, date = recurrence.slice(0, 10)): Occurrence => ({
  uid,
  recurrence,
  date,
});
const dates = (pairs: Map<Occurrence, Occurrence>) =>
  [...pairs].map(([to, from]) => `${from.uid} ${from.date} → ${to.date}`).sort();

describe("SRC-32 occurrences of a source", () => {
  it("are known by uid and recurrence, also when they moved", () => {
    const known = [of("jam", "2026-12-01T19:00"), of("jam", "2026-12-08T19:00")];
    const now = [of("jam", "2026-12-01T19:00", "2026-12-03"), of("jam", "2026-12-08T19:00")];
    expect(dates(matchOccurrences(known, now))).toEqual([
      "jam 2026-12-01 → 2026-12-03",
      "jam 2026-12-08 → 2026-12-08",
    ]);
  });

  it("keep their identity when the whole series moves to another hour", () => {
    const known = ["01", "08", "15"].map((day) => of("jam", `2026-12-${day}T19:00`));
    const now = ["01", "08", "15", "22"].map((day) => of("jam", `2026-12-${day}T20:00`));
    const pairs = matchOccurrences(known, now);
    expect(pairs.size).toBe(3);
    expect(dates(pairs)[0]).toBe("jam 2026-12-01 → 2026-12-01");
  });

  it("keep it when the series moves to another day of the week", () => {
    const known = ["01", "08", "15"].map((day) => of("jam", `2026-12-${day}T19:00`));
    const now = ["03", "10", "17"].map((day) => of("jam", `2026-12-${day}T19:00`));
    expect(dates(matchOccurrences(known, now))).toEqual([
      "jam 2026-12-01 → 2026-12-03",
      "jam 2026-12-08 → 2026-12-10",
      "jam 2026-12-15 → 2026-12-17",
    ]);
  });

  it("are new where they are far from all that was known", () => {
    const known = [of("jam", "2026-12-01T19:00"), of("jam", "2026-12-08T19:00")];
    const now = [of("jam", "2027-03-01T19:00"), of("jam", "2027-03-08T19:00")];
    expect(matchOccurrences(known, now).size).toBe(0);
  });

  it("are one event where there is one of the name, whenever it is now", () => {
    const [pair] = matchOccurrences([of("gala", "", "2026-12-01")], [of("gala", "", "2027-05-01")]);
    expect(pair?.[1].date).toBe("2026-12-01");
    const [series] = matchOccurrences([of("gala", "", "2026-12-01")], [of("gala", "2026-12-01T20:00")]);
    expect(series?.[1].recurrence).toBe("");
  });

  it("pair each at most once", () => {
    const known = [of("a", "", "2026-12-01")];
    const now = [of("a", "2026-12-01T19:00"), of("a", "2026-12-01T21:00")];
    expect(matchOccurrences(known, now).size).toBe(1);
  });
});

it("SRC-33 a source that loses more than a third at once is broken, small ones are not judged", () => {
  expect([isSuspiciousLoss(9, 3), isSuspiciousLoss(9, 4), isSuspiciousLoss(2, 2)]).toEqual([
    false,
    true,
    false,
  ]);
});
