import { type Dice, diceOf, hashOf } from "#domain/dice.ts";
import { slugify } from "#domain/slug.ts";
import { DAY_MS, dateOfDay, dayNumber } from "#domain/time.ts";
import { BULGARIAN_EVENTS, ENGLISH_EVENTS, type Language, TIMETABLES } from "./data/events.ts";
import { type DemoDetails, type DemoDraft, drawDetails } from "./details.ts";
import { isKnownVenue } from "./known.ts";
import type { DemoStage } from "./stage.ts";
import { fillSlots, seasonOf, slotWords } from "./wording.ts";

/** An event before its details are drawn: many are generated and then dropped, because they are not announced yet. */
export interface PlannedEvent {
  name: string;
  slug: string;
  date: string;
  description: string;
  link: string;
  /** When the event became known; before that it is not in the demo. */
  announcedAtMs: number;
  draft: DemoDraft;
  seed: string;
}

export type DemoEvent = Omit<PlannedEvent, "draft" | "seed"> & DemoDetails;

export const DEMO_LINK = "https://example.com/demo/";
export const DEMO_ACTOR = { userId: null, origin: "demo" } as const;

const MIN_DAYS_AHEAD = 3;
const MAX_DAYS_AHEAD = 185;
const REPERTOIRE = 6;
const WEEKLY_SHARE = 0.05;
/** Weekly evenings are announced two months ahead. */
const WEEKLY_DAYS_AHEAD = 60;
const MAX_ACTIVITY = 0.26;

/** What is on at a venue on a date: a function of the two alone, so that every day can be worked out again. */
export function demoEventsOf(stage: DemoStage, date: string): DemoEvent[] {
  return programmeOf(stage)(date).map((planned) => withDetails(stage, planned));
}

export function withDetails(stage: DemoStage, { draft, seed, ...event }: PlannedEvent): DemoEvent {
  return { ...event, ...drawDetails(stage, draft, seed) };
}

/** The programme of a venue, for many dates. */
export function programmeOf(stage: DemoStage): (date: string) => PlannedEvent[] {
  const key = `${stage.category}/${stage.slug}`;
  const activity = activityOf(stage, key);
  const weekly = weeklyOf(stage);

  const drawn = (date: string, weekday: number): PlannedEvent[] => {
    const chance = activity * TIMETABLES[stage.category].days[weekday]!;
    if (hashOf(`${key}|${date}`) / 2 ** 32 >= chance) return [];
    const dice = diceOf(`${key}|${date}`);
    const events = [stageEvent(stage, date, dice, 0)];
    // A matinée or a second tour, at another hour and with another title.
    if (dice.chance(chance / 4)) {
      const second = stageEvent(stage, date, dice, 1);
      if (second.slug !== events[0]!.slug && second.draft.time !== events[0]!.draft.time) events.push(second);
    }
    return events;
  };

  /** A show has the same title for a month: it is announced once, with its first day. */
  const isOnAlready = ({ date, slug, draft }: PlannedEvent): boolean => {
    if (!draft.facts.isRun) return false;
    const monthStart = dayNumber(`${date.slice(0, 7)}-01`);
    for (let day = dayNumber(date) - 1; day >= monthStart; day--)
      if (drawn(dateOfDay(day), weekdayOfDay(day)).some((earlier) => earlier.slug === slug)) return true;
    return false;
  };

  return (date) => {
    const weekday = weekdayOf(date);
    const events = drawn(date, weekday).filter((event) => !isOnAlready(event));
    const regular = weekly?.weekday === weekday ? weekly.on(date) : undefined;
    return regular && events.every(({ slug }) => slug !== regular.slug) ? [...events, regular] : events;
  };
}

/** Events a day, on average: well-known venues play often, a few are empty. */
function activityOf(stage: Pick<DemoStage, "category" | "name" | "city">, key: string): number {
  const dice = diceOf(`${key}|activity`);
  if (isKnownVenue(stage)) return 0.035 + (MAX_ACTIVITY - 0.035) * dice.roll() ** 2.4;
  if (dice.chance(0.015)) return 0;
  return 0.028 + 0.06 * dice.roll() ** 2.2;
}

function stageEvent(stage: DemoStage, date: string, dice: Dice, turn: number): PlannedEvent {
  const timetable = TIMETABLES[stage.category];
  const language = languageOf(stage, dice);
  const time = dice.pick(weekdayOf(date) >= 5 ? timetable.weekendTimes : timetable.times);
  const { title, text, facts, subjects } = actOf(stage, date, language, dice, turn);
  const daysAhead = MIN_DAYS_AHEAD + Math.floor((MAX_DAYS_AHEAD - MIN_DAYS_AHEAD) * dice.roll() ** 1.3);
  return planEvent(stage, {
    draft: { date, time, facts, subjects, language },
    title,
    text,
    daysAhead: daysAhead + dice.roll(),
    turn,
  });
}

/** What a few venues repeat every week, at the same hour and under the same title. */
function weeklyOf(stage: DemoStage): { weekday: number; on(date: string): PlannedEvent } | undefined {
  const dice = diceOf(`${stage.category}/${stage.slug}|weekly`);
  if (!dice.chance(WEEKLY_SHARE)) return undefined;
  const language = languageOf(stage, dice);
  const acts = language.weekly[stage.category];
  if (!acts) return undefined;
  const [title, text, facts] = dice.pick(acts);
  const time = dice.pick(TIMETABLES[stage.category].times);
  const { slots, subjects } = slotWords(language, stage, "", dice);
  const filled = { title: fillSlots(title, slots), text: fillSlots(text, slots) };
  return {
    weekday: dice.whole(0, 4),
    on: (date) =>
      planEvent(stage, {
        draft: { date, time, facts, subjects: subjects(), language },
        ...filled,
        daysAhead: WEEKLY_DAYS_AHEAD,
        turn: 2,
      }),
  };
}

interface Act {
  draft: DemoDraft;
  title: string;
  text: string;
  daysAhead: number;
  turn: number;
}

function planEvent(stage: DemoStage, { draft, title, text, daysAhead, turn }: Act): PlannedEvent {
  const { date, language } = draft;
  const slug = slugify(title, "event");
  return {
    name: title,
    slug,
    date,
    description: `${text} ${language.disclaimer}`,
    link: DEMO_LINK + slug,
    announcedAtMs: Date.parse(`${date}T00:00:00Z`) - Math.floor(daysAhead * DAY_MS),
    draft,
    seed: `${stage.category}/${stage.slug}|${date}|${turn}`,
  };
}

function languageOf({ countryCode, name }: DemoStage, dice: Dice): Language {
  if (countryCode !== "BG") return ENGLISH_EVENTS;
  return dice.chance(/\p{Script=Cyrillic}/u.test(name) ? 0.75 : 0.4) ? BULGARIAN_EVENTS : ENGLISH_EVENTS;
}

function actOf(stage: DemoStage, date: string, language: Language, dice: Dice, turn: number) {
  const { acts, notes } = language.programmes[stage.category];
  const key = `${stage.category}/${stage.slug}|${language.disclaimer}`;
  let seed = `${key}|${date}|${turn}`;
  // A theater plays the same few pieces again and again; a show hangs for a month.
  if (stage.category === "theater") seed = `${key}|piece ${dice.whole(1, REPERTOIRE)}`;
  if (stage.category === "exhibition") seed = `${key}|${date.slice(0, 7)}`;
  const words = diceOf(seed);
  const isWinter = seasonOf(date, stage.latitude) === 0;
  const possible = isWinter ? acts.filter(([, , facts]) => !facts?.isWarm) : acts;
  const [title, text, facts] = (stage.category === "exhibition" ? dice : words).pick(possible);
  const { slots, subjects } = slotWords(language, stage, date, words);
  const picked = { title: fillSlots(title, slots), text: fillSlots(text, slots) };
  const note = dice.pick(notes);
  const [noteText, noteFacts] = typeof note === "string" ? [note, {}] : note;
  return {
    title: picked.title,
    text: `${picked.text} ${fillSlots(noteText, slots)}`,
    facts: { ...facts, ...noteFacts },
    subjects: subjects(),
  };
}

function weekdayOf(date: string): number {
  return weekdayOfDay(dayNumber(date));
}

/** Monday is 0; the first of January 1970 was a Thursday. */
function weekdayOfDay(day: number): number {
  return (day + 3) % 7;
}
