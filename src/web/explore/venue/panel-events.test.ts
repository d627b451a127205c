import { describe, expect, it } from "vitest";
import type { Event } from "#contract/catalog.ts";
import { publicEvent } from "#tests/support/events.ts";
import { panelEvents } from "./panel-events.ts";

const NOW = Date.parse("2026-12-01T12:00Z");

const event = (name: string, date: string, more: Partial<Event> = {}) =>
  publicEvent({ _id: name, name, date, ...more });
const exhibition = (name: string) =>
  event(name, "2026-11-01", { time: "10:00", endDate: "2027-01-17", endsAt: "2027-01-17T18:00:00Z" });
const weekly = (...dates: string[]) =>
  dates.map((date) => event(`reading ${date}`, date, { series: { id: "s", count: 12 } }));

function shown(events: readonly Event[]) {
  const { cards, rows, rest } = panelEvents(events, NOW);
  return {
    cards: cards.map(({ name }) => name),
    rows: rows.map((row) =>
      row.kind === "series" ? row.dates.map(({ date }) => date) : `${row.kind} ${row.event.name}`,
    ),
    rest,
  };
}

describe("VEN-20 the panel of a venue", () => {
  it("has the next three as cards and the rest as rows, each event once", () => {
    const dates = ["02", "03", "04", "05", "06"].map((day) => event(day, `2026-12-${day}`));
    expect(shown(dates)).toEqual({ cards: ["02", "03", "04"], rows: ["dated 05", "dated 06"], rest: 2 });
    expect(shown(dates.slice(0, 2))).toEqual({ cards: ["02", "03"], rows: [], rest: 0 });
    expect(shown([])).toEqual({ cards: [], rows: [], rest: 0 });
  });

  it("VEN-21 folds the dates of a series to one row, without the one that is a card", () => {
    const events = [
      event("a", "2026-12-02"),
      ...weekly("2026-12-03", "2026-12-10", "2026-12-17"),
      event("b", "2026-12-20"),
      event("c", "2026-12-21"),
    ];
    expect(shown(events)).toEqual({
      cards: ["a", "reading 2026-12-03", "b"],
      rows: [["2026-12-10", "2026-12-17"], "dated c"],
      rest: 3,
    });
    expect(shown(weekly("2026-12-03", "2026-12-10")).rows).toEqual(["dated reading 2026-12-10"]);
  });

  it("VEN-22 has running shows over the dated rows, and as cards only where nothing is ahead", () => {
    const dates = ["02", "03", "04", "05"].map((day) => event(day, `2026-12-${day}`));
    expect(shown([exhibition("machines"), ...dates])).toEqual({
      cards: ["02", "03", "04"],
      rows: ["running machines", "dated 05"],
      rest: 2,
    });
    expect(shown([exhibition("machines")])).toEqual({ cards: ["machines"], rows: [], rest: 0 });
    const series = { series: { id: "s", count: 12 } };
    const inSeries = [{ ...exhibition("machines"), ...series }, ...weekly("2026-12-03", "2026-12-10")];
    expect(shown(inSeries).rows).toEqual(["running machines", "dated reading 2026-12-10"]);
  });

  it("VEN-23 keeps what was cancelled among the rows until its day has passed", () => {
    const cancelled = { status: "cancelled" } as const;
    const events = [event("off", "2026-12-01", { ...cancelled, time: "09:00" }), event("on", "2026-12-02")];
    expect(shown(events)).toEqual({ cards: ["on"], rows: ["dated off"], rest: 1 });
    expect(shown([event("off", "2026-11-30", cancelled), event("on", "2026-12-02")]).rows).toEqual([]);
    expect(shown([event("off", "2026-12-02", { status: "postponed" })]).cards).toEqual(["off"]);
  });

  it("has what is over last, and as cards only where nothing else is left", () => {
    const over = event("over", "2026-12-01", { time: "08:00" });
    expect(shown([event("next", "2026-12-02"), over])).toEqual({
      cards: ["next"],
      rows: ["dated over"],
      rest: 1,
    });
    expect(shown([over]).cards).toEqual(["over"]);
  });
});
