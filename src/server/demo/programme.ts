import type { VenueCategory } from "#domain/category.ts";
import { type Dice, diceOf, hashOf } from "#domain/dice.ts";
import { slugify } from "#domain/slug.ts";
import { DAY_MS, dayNumber } from "#domain/time.ts";
import { BULGARIAN } from "./data/events/bulgarian.ts";
import { ENGLISH } from "./data/events/english.ts";
import type { Language } from "./data/events/repertoire.ts";
import { TIMETABLES } from "./data/events/timetables.ts";
import { isKnownVenue } from "./known.ts";
import { fillSlots, seasonOf, slotWords } from "./wording.ts";

/** What the programme of a venue depends on. */
export interface Stage {
  name: string;
  slug: string;
  category: VenueCategory;
  city: string;
  countryCode: string;
  latitude: number;
}

export interface DemoEvent {
  name: string;
  slug: string;
  date: string;
  time: string;
  description: string;
  link: string;
  /** When the event became known; before that it is not in the demo. */
  announcedAtMs: number;
}

export const DEMO_LINK = "https://example.com/demo/";

const MIN_DAYS_AHEAD = 3;
const MAX_DAYS_AHEAD = 185;
const REPERTOIRE = 6;
const MAX_ACTIVITY = 0.26;

/** What is on at a venue on a date: a function of the two alone, so that every day can be worked out again. */
export function demoEventsOf(stage: Stage, date: string): DemoEvent[] {
  const key = `${stage.category}/${stage.slug}`;
  const factor = TIMETABLES[stage.category].days[weekdayOf(date)]!;
  const roll = hashOf(`${key}|${date}`) / 2 ** 32;
  // Most days fall to this cheaper test: it is asked for every venue and every day of half a year.
  if (roll >= MAX_ACTIVITY * factor) return [];
  const chance = activityOf(stage, key) * factor;
  if (roll >= chance) return [];
  const dice = diceOf(`${key}|${date}`);
  const events = [stageEvent(stage, date, dice, 0)];
  // A matinée or a second tour, at another hour and with another title.
  if (dice.chance(chance / 4)) {
    const second = stageEvent(stage, date, dice, 1);
    if (second.slug !== events[0]!.slug && second.time !== events[0]!.time) events.push(second);
  }
  return events;
}

/** Events a day, on average: well-known houses play often, a few rooms stand empty. */
function activityOf(stage: Pick<Stage, "category" | "name" | "city">, key: string): number {
  const dice = diceOf(`${key}|activity`);
  if (isKnownVenue(stage)) return 0.035 + (MAX_ACTIVITY - 0.035) * dice.roll() ** 2.4;
  if (dice.chance(0.015)) return 0;
  return 0.028 + 0.06 * dice.roll() ** 2.2;
}

function stageEvent(stage: Stage, date: string, dice: Dice, turn: number): DemoEvent {
  const timetable = TIMETABLES[stage.category];
  const language = languageOf(stage, dice);
  const time = dice.pick(weekdayOf(date) >= 5 ? timetable.weekendTimes : timetable.times);
  const { title, text, note } = actOf(stage, date, language, dice, turn);
  const slug = slugify(title, "event");
  const daysAhead = MIN_DAYS_AHEAD + Math.floor((MAX_DAYS_AHEAD - MIN_DAYS_AHEAD) * dice.roll() ** 1.3);
  return {
    name: title,
    slug,
    date,
    time,
    description: `${text} ${note} ${language.disclaimer}`,
    link: DEMO_LINK + slug,
    announcedAtMs: Date.parse(`${date}T00:00:00Z`) - Math.floor((daysAhead + dice.roll()) * DAY_MS),
  };
}

function languageOf({ countryCode, name }: Stage, dice: Dice): Language {
  if (countryCode !== "BG") return ENGLISH;
  return dice.chance(/\p{Script=Cyrillic}/u.test(name) ? 0.75 : 0.4) ? BULGARIAN : ENGLISH;
}

function actOf(stage: Stage, date: string, language: Language, dice: Dice, turn: number) {
  const { acts, notes } = language.programmes[stage.category];
  const key = `${stage.category}/${stage.slug}|${language.disclaimer}`;
  let seed = `${key}|${date}|${turn}`;
  // A theatre plays the same few pieces again and again; a show hangs for a month.
  if (stage.category === "theater") seed = `${key}|piece ${dice.whole(1, REPERTOIRE)}`;
  if (stage.category === "exhibition") seed = `${key}|${date.slice(0, 7)}`;
  const words = diceOf(seed);
  const isWinter = seasonOf(date, stage.latitude) === 0;
  const possible = isWinter ? acts.filter(([, , season]) => season !== "warm") : acts;
  const [title, text] = (stage.category === "exhibition" ? dice : words).pick(possible);
  const slots = slotWords(language, stage, date, words);
  return {
    title: fillSlots(title, slots),
    text: fillSlots(text, slots),
    note: fillSlots(dice.pick(notes), slots),
  };
}

/** Monday is 0; the first of January 1970 was a Thursday. */
function weekdayOf(date: string): number {
  return (dayNumber(date) + 3) % 7;
}
