import { expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { foldSeries } from "./series-rows.ts";

const at = (day: number, fields: Parameters<typeof publicEvent>[0] = {}) => {
  const date = `2026-11-${day}`;
  return publicEvent({ _id: String(day), date, startsAt: `${date}T18:00:00.000Z`, ...fields });
};
const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const series = { id: "1", count: 5 };

it("PAGE-17 a series is one row at its next date; its past, cancelled and other events are not in it", () => {
  const events = [
    at(14, { series }),
    at(16, { series }),
    at(17),
    at(23, { series, status: "cancelled" }),
    at(24, { series: { id: "2", count: 2 } }),
    at(30, { series }),
  ];
  const rows = foldSeries(events, NOW_MS).map(({ event, further }) => [
    event._id,
    further.map(({ _id }) => _id),
  ]);
  expect(rows).toEqual([
    ["16", ["30"]],
    ["17", []],
    ["23", []],
    ["24", []],
  ]);
});
