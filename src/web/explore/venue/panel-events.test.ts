import { describe, expect, it } from "vitest";
import type { Event } from "#contract/catalog.ts";
import { upcomingEvents } from "#domain/upcoming.ts";
import { publicEvent } from "#tests/support/events.ts";
import { panelEvents } from "./panel-events.ts";

const NOW = Date.parse("2026-12-01T12:00Z");

const event = (name: string, date: string, more: Partial<Event> = {}) =>
  publicEvent({ _id: name, name, date, ...more });

function shown(events: readonly Event[]) {
  const { events: listed, first } = panelEvents(upcomingEvents(events, NOW), NOW);
  return { names: listed.map(({ name }) => name), first: listed[first]?.name };
}

describe("VEN-201 the panel of a venue", () => {
  it("has all of its events by date, each date of a series in its place", () => {
    const series = { series: { id: "s", count: 12 } };
    const dates = Array.from({ length: 34 }, (_, day) =>
      event(String(day), `2026-12-${String((day % 28) + 2).padStart(2, "0")}`, day % 3 ? {} : series),
    );
    const { events } = panelEvents(upcomingEvents(dates.toReversed(), NOW), NOW);
    expect(events).toHaveLength(34);
    expect(events.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).sort());
  });

  it("VEN-202 opens at the first event that is not over", () => {
    const over = event("over", "2026-12-01", { time: "08:00" });
    const next = event("next", "2026-12-02");
    expect(shown([next, over])).toEqual({ names: ["over", "next"], first: "next" });
    expect(shown([over])).toEqual({ names: ["over"], first: "over" });
    expect(shown([])).toEqual({ names: [], first: undefined });
  });

  it("VEN-23 keeps what was cancelled in its place until its day has passed", () => {
    const cancelled = { status: "cancelled" } as const;
    const on = event("on", "2026-12-02");
    expect(shown([on, event("off", "2026-12-01", { ...cancelled, time: "09:00" })])).toEqual({
      names: ["off", "on"],
      first: "on",
    });
    expect(shown([event("off", "2026-11-30", { ...cancelled, time: "23:00" }), on]).names).toEqual(["on"]);
  });
});
