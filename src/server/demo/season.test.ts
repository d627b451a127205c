import { describe, expect, it } from "vitest";
import { eventProblems, normalizeTags } from "#domain/event/check.ts";
import { DAY_MS, dateOfDay, dayNumber, isTime } from "#domain/time.ts";
import { currencyOf } from "#server/geo/currencies.ts";
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
      (isTime(time) || time === "") &&
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

describe("CORE-41 the details of the demo's events", () => {
  const share = (matches: (event: (typeof events)[number]) => boolean, of = upcoming) =>
    of.filter(matches).length / of.length;
  const of = (category: string) =>
    upcoming.filter(({ venueId }) => stageOf.get(venueId)!.category === category);

  it("have the proportions of a real city", () => {
    expect(share(({ endDate }) => endDate !== null)).toBeGreaterThan(0.9);
    expect(share(({ status }) => status === "cancelled")).toBeCloseTo(0.01, 2);
    expect(share(({ status }) => status === "postponed")).toBeCloseTo(0.005, 2);
    expect(share(({ previousDate }) => previousDate !== null)).toBeCloseTo(0.01, 2);
    expect(share(({ isSoldOut }) => isSoldOut)).toBeCloseTo(0.04, 1);
    expect(share(({ price }) => price?.isFree === true)).toBeGreaterThan(0.18);
    expect(share(({ price }) => price?.isFree === true)).toBeLessThan(0.32);
    expect(share(({ organizer }) => organizer !== null)).toBeCloseTo(0.35, 1);
    expect(share(({ tags }) => tags.includes("family"))).toBeGreaterThan(0.03);
    expect(share(({ room }) => room !== null)).toBeGreaterThan(0.05);
    expect(upcoming.filter(({ isAllDay }) => isAllDay).length).toBeGreaterThan(20);
    expect(upcoming.filter(({ time, isAllDay }) => time === "" && !isAllDay).length).toBeGreaterThan(5);
  });

  it("are what an event may be", () => {
    const wrong = events.filter((event) => Object.keys(eventProblems(event)).length > 0);
    expect(wrong).toEqual([]);
    expect(events.filter(({ tags }) => normalizeTags(tags).join() !== tags.join())).toEqual([]);
    expect(events.filter(({ startsAtMs, endsAtMs }) => endsAtMs !== null && endsAtMs <= startsAtMs)).toEqual(
      [],
    );
  });

  it("last as their kind does: a party into the morning, a show for weeks without its Mondays", () => {
    expect(share(({ date, endDate }) => endDate !== null && endDate > date, of("party"))).toBeGreaterThan(
      0.8,
    );
    const runs = of("exhibition").filter(
      ({ date, endDate }) => endDate && dayNumber(endDate) - dayNumber(date) > 14,
    );
    expect(runs.length).toBeGreaterThan(50);
    const closed = runs.flatMap(({ openDays }) => (openDays ? [openDays] : []));
    expect(closed.length).toBeGreaterThan(runs.length / 3);
    expect(closed.flat().filter((date) => dayNumber(date) % 7 === 4)).toEqual([]);
    const titles = runs.map(({ venueId, date, slug }) => `${venueId}|${date.slice(0, 7)}|${slug}`);
    expect(new Set(titles).size).toBe(runs.length);
  });

  it("hold shows that began weeks ago and are still on", () => {
    expect(events.filter(({ startsAtMs }) => startsAtMs < NOW - 7 * DAY_MS).length).toBeGreaterThan(50);
    expect(
      events.filter(({ startsAtMs, endsAtMs }) => startsAtMs < NOW - 2 * DAY_MS && (endsAtMs ?? 0) <= NOW),
    ).toEqual([]);
  });

  it("ask for the country's money, and say as much as the description", () => {
    for (const { venueId, price, description, minAge, language } of events) {
      const { countryCode } = stageOf.get(venueId)!;
      if (price && !price.isFree) expect(price.currency).toBe(currencyOf(countryCode));
      if (/Free entry\.|Вход свободен\./.test(description)) expect(price?.isFree).toBe(true);
      if (/Entry from 18|над 18/.test(description)) expect(minAge).toBe(18);
      expect(language).toBe(description.includes("Демонстрационни") ? "bg" : "en");
    }
  });

  it("repeat: plays and weekly evenings come again under the same title", () => {
    const nights = new Map<string, number[]>();
    for (const { venueId, slug, date } of upcoming)
      nights.set(`${venueId}|${slug}`, [...(nights.get(`${venueId}|${slug}`) ?? []), dayNumber(date)]);
    const isWeekly = (days: number[]) =>
      days.length > 5 && days.every((day, index) => index === 0 || day - days[index - 1]! === 7);
    expect([...nights.values()].filter((days) => days.length > 1).length).toBeGreaterThan(300);
    expect([...nights.values()].filter(isWeekly).length).toBeGreaterThan(20);
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
