import type { VenueCategory } from "#domain/category.ts";
import { type Dice, diceOf } from "#domain/dice.ts";
import type { Price } from "#domain/event/event.ts";
import { type EventDetails, NO_DETAILS } from "#domain/event/event-fields.ts";
import { dateOfDay, dayNumber } from "#domain/time.ts";
import { currencyOf } from "#server/geo/currencies.ts";
import type { DemoFacts, Language } from "./data/events.ts";
import { PRICE_LEVELS, PRICES } from "./data/prices.ts";
import { isKnownVenue } from "./known.ts";
import type { DemoStage } from "./stage.ts";
import { fillSlots, slotWords } from "./wording.ts";

export interface DemoDetails extends EventDetails {
  /** Empty where the hour is not known or does not matter. */
  time: string;
  /** The date that a moved event had before. */
  previousDate: string | null;
  organizer: string | null;
}

/** What is known of an event before its details are drawn. */
export interface DemoDraft {
  date: string;
  time: string;
  facts: DemoFacts;
  subjects: readonly string[];
  language: Language;
}

const MINUTES: Record<VenueCategory, readonly [low: number, high: number]> = {
  concert: [90, 180],
  party: [240, 420],
  theater: [90, 165],
  festival: [240, 420],
  sport: [90, 150],
  exhibition: [60, 180],
  conference: [150, 480],
  virtual: [60, 120],
  other: [90, 180],
  fitness: [45, 75],
  easteregg: [15, 120],
  dolphin: [90, 150],
};

/** The maximum length of an exhibition, and of any other run, in days. */
export const MAX_RUN_DAYS = 90;
export const MAX_DEMO_DAYS = 6;

/** The details of an event. They have dice of their own: more of them change neither titles nor hours. */
export function drawDetails(stage: DemoStage, draft: DemoDraft, seed: string): DemoDetails {
  const dice = diceOf(`${seed}|details`);
  const { facts, language } = draft;
  const price = priceOf(stage, facts, dice);
  const fate = fateOf(draft, dice);
  const isTicketed = !facts.isRun && !facts.isMarket && price?.isFree !== true;
  return {
    ...NO_DETAILS,
    ...spanOf(stage, draft, dice),
    ...fate,
    isSoldOut: isTicketed && fate.status === "scheduled" && dice.chance(0.055),
    price,
    tags: tagsOf(draft),
    minAge: facts.minAge ?? (stage.category === "party" && dice.chance(0.6) ? 18 : null),
    room: roomOf(stage, language, dice),
    language: language.tag,
    organizer: dice.chance(0.35) ? organizerOf(stage, language, dice) : null,
  };
}

type Span = Pick<DemoDetails, "time" | "endDate" | "endTime" | "isAllDay" | "openDays">;

function spanOf(stage: DemoStage, { date, time, facts }: DemoDraft, dice: Dice): Span {
  const whole = { time, endDate: null, endTime: null, isAllDay: false, openDays: null };
  if (facts.isMarket && dice.chance(0.5)) return { ...whole, time: "", isAllDay: dice.chance(0.8) };
  if (facts.isRun) {
    const endDate = dateOfDay(dayNumber(date) + dice.whole(20, MAX_RUN_DAYS));
    return { ...whole, endDate, endTime: "18:00", openDays: openDaysOf(stage, date, endDate) };
  }
  if (facts.days !== undefined) {
    const endDate = dateOfDay(dayNumber(date) + dice.whole(2, facts.days) - 1);
    return { ...whole, endDate, endTime: stage.category === "festival" ? "22:00" : "18:00" };
  }
  if (dice.chance(0.04)) return whole;
  const [low, high] = MINUTES[stage.category];
  return { ...whole, ...endAfter(date, time, facts.minutes ?? 15 * dice.whole(low / 15, high / 15)) };
}

function endAfter(date: string, time: string, minutes: number) {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const inDay = total % 1440;
  const clock = [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return { endDate: total < 1440 ? date : dateOfDay(dayNumber(date) + 1), endTime: clock };
}

/** Every day but Mondays where the venue closes then; null means all of them. */
function openDaysOf({ category, slug }: DemoStage, date: string, endDate: string): string[] | null {
  const first = dayNumber(date);
  if (isMonday(first) || diceOf(`${category}/${slug}|mondays`).chance(0.4)) return null;
  const days: string[] = [];
  for (let day = first; day <= dayNumber(endDate); day++) if (!isMonday(day)) days.push(dateOfDay(day));
  return days;
}

/** The first of January 1970 was a Thursday. */
const isMonday = (day: number) => day % 7 === 4;

function fateOf({ date, facts }: DemoDraft, dice: Dice): Pick<DemoDetails, "status" | "previousDate"> {
  const roll = dice.roll();
  const daysBack = dice.whole(2, 14);
  if (roll < 0.01) return { status: "cancelled", previousDate: null };
  if (roll < 0.015) return { status: "postponed", previousDate: null };
  const isMoved = roll < 0.025 && !facts.isRun;
  return { status: "scheduled", previousDate: isMoved ? dateOfDay(dayNumber(date) - daysBack) : null };
}

function priceOf({ category, countryCode }: DemoStage, facts: DemoFacts, dice: Dice): Price | null {
  const { euros, free } = PRICES[category];
  const isFree = facts.isFree ?? dice.chance(free);
  if (isFree) return { isFree, from: null, to: null, currency: null };
  const currency = currencyOf(countryCode);
  if (currency === null || dice.chance(0.12)) return null;
  const level = PRICE_LEVELS[currency] ?? 1;
  const from = rounded((euros[0] + (euros[1] - euros[0]) * dice.roll() ** 2) * level);
  const to = dice.chance(0.4) ? rounded(from * dice.between(1.5, 2.5)) : from;
  return { isFree, from, to: Math.max(from, to), currency };
}

/** Rounded as prices are: to whole units, then to fives, then to two digits. */
function rounded(amount: number): number {
  const step = amount < 20 ? 1 : amount < 100 ? 5 : 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.max(1, Math.round(amount / step) * step);
}

function tagsOf({ facts, subjects }: DemoDraft): string[] {
  return [...(facts.isFamily ? ["family"] : []), ...(facts.isWarm ? ["outdoor"] : []), ...subjects];
}

function roomOf(stage: DemoStage, { rooms }: Language, dice: Dice): string | null {
  const names = rooms[stage.category];
  return names && isKnownVenue(stage) && dice.chance(0.45) ? dice.pick(names) : null;
}

const organizers = new Map<string, string>();

/** One of the few organizers of a city. */
function organizerOf(stage: DemoStage, language: Language, dice: Dice): string {
  const template = dice.pick(language.organizers);
  const seed = `${stage.countryCode}|${stage.city}|${template}`;
  const name =
    organizers.get(seed) ?? fillSlots(template, slotWords(language, stage, "", diceOf(seed)).slots);
  organizers.set(seed, name);
  return name;
}
