import { describe, expect, it } from "vitest";
import { DAY_MS, dateOfDay, dayNumber, isTime } from "#domain/time.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import { demoEventsOf } from "./programme.ts";
import { announcedEvents, type StageAt } from "./season.ts";
import { demoVenues } from "./world.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const stages: StageAt[] = demoVenues(openGazetteer()).venues.map((venue, index) => ({
  ...venue,
  id: index + 1,
}));
const events = announcedEvents(stages, Number.NEGATIVE_INFINITY, NOW);
const stageOf = new Map(stages.map((stage) => [stage.id, stage]));
const upcoming = events.filter(({ startsAtMs }) => startsAtMs > NOW);
const daysAhead = (date: string) => dayNumber(date) - dayNumber("2026-11-15");

describe("the demo's events", () => {
  it("are about 12,000 over the next six months", () => {
    expect(upcoming.length).toBeGreaterThan(10_500);
    expect(upcoming.length).toBeLessThan(13_500);
    expect(Math.max(...upcoming.map(({ date }) => daysAhead(date)))).toBeGreaterThan(170);
  });

  it("are more soon than late, and never run dry today or tomorrow", () => {
    const within = (from: number, to: number) =>
      upcoming.filter(({ date }) => daysAhead(date) >= from && daysAhead(date) < to).length;
    expect(within(0, 60)).toBeGreaterThan(within(60, 120));
    expect(within(60, 120)).toBeGreaterThan(within(120, 180));
    for (let day = 0; day < 150; day += 30) {
      const then = announcedEvents(stages.slice(0, 400), Number.NEGATIVE_INFINITY, NOW + day * DAY_MS);
      const dates = new Set(then.map(({ date }) => daysAhead(date)));
      expect([dates.has(day), dates.has(day + 1)]).toEqual([true, true]);
    }
  });

  it("fill some venues, leave others nearly and a few wholly empty", () => {
    const counts = new Map<number, number>();
    for (const { venueId } of upcoming) counts.set(venueId, (counts.get(venueId) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeGreaterThan(20);
    expect([...counts.values()].filter((count) => count === 1).length).toBeGreaterThan(50);
    const empty = stages.length - counts.size;
    expect(empty).toBeGreaterThan(0);
    expect(empty).toBeLessThan(stages.length * 0.06);
  });

  it("are complete, and say that they are made up", () => {
    const isWhole = ({ name, slug, time, description, link }: (typeof events)[number]) =>
      name.length <= 200 &&
      !/[{}]|undefined/.test(name + description) &&
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) &&
      isTime(time) &&
      link === `https://example.com/demo/${slug}` &&
      /(Demo data: this event is made up|Демонстрационни данни: събитието е измислено)\.$/.test(description);
    expect(events.filter((event) => !isWhole(event))).toEqual([]);
  });

  it("are one of a kind at a venue on a date", () => {
    const keys = new Set(events.map(({ venueId, date, slug }) => `${venueId}|${date}|${slug}`));
    expect(keys.size).toBe(events.length);
  });

  it("mix Bulgarian and English in Bulgaria, and are English elsewhere", () => {
    const share = (code: string) => {
      const there = upcoming.filter(({ venueId }) => stageOf.get(venueId)?.countryCode === code);
      return there.filter(({ description }) => description.includes("Демонстрационни")).length / there.length;
    };
    expect(share("BG")).toBeGreaterThan(0.4);
    expect(share("BG")).toBeLessThan(0.8);
    expect(share("US")).toBe(0);
  });

  it("have names that differ", () => {
    const counts = new Map<string, number>();
    for (const { name } of upcoming) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(upcoming.length * 0.45);
    expect(Math.max(...counts.values())).toBeLessThan(upcoming.length * 0.005);
  });

  it("play parties at night, and indoors in winter", () => {
    for (const { venueId, time, name, date } of events) {
      const { category, latitude } = stageOf.get(venueId)!;
      if (category === "party") expect(time >= "21:00").toBe(true);
      if (latitude > 0 && date.slice(5, 7) === "01")
        expect(name).not.toMatch(/Open Air|in the Park|Рок на поляната/);
    }
  });
});

describe("the programme of a venue", () => {
  it("is a function of the venue and the date alone", () => {
    const stage = stages.find(({ name }) => name === "Ivan Vazov National Theatre")!;
    const season = () => Array.from({ length: 60 }, (_, day) => demoEventsOf(stage, dateOfDay(20_772 + day)));
    expect(season()).toEqual(season());
    expect(season().flat().length).toBeGreaterThan(0);
  });

  it("is announced day by day, without gap or repetition", () => {
    const few = stages.slice(0, 100);
    const key = ({ venueId, date, slug }: { venueId: number; date: string; slug: string }) =>
      `${venueId}|${date}|${slug}`;
    const first = announcedEvents(few, Number.NEGATIVE_INFINITY, NOW);
    const second = announcedEvents(few, NOW, NOW + DAY_MS);
    const both = new Set([...first, ...second].map(key));
    expect(both.size).toBe(first.length + second.length);
    for (const event of announcedEvents(few, Number.NEGATIVE_INFINITY, NOW + DAY_MS))
      expect(both).toContain(key(event));
  });

  it("is known at least two days before", () => {
    const late = events.filter(({ announcedAtMs, startsAtMs }) => startsAtMs - announcedAtMs < 2 * DAY_MS);
    expect(late).toEqual([]);
  });
});
