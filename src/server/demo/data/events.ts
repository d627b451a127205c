import type { VenueCategory } from "#domain/category.ts";
import { readData } from "./read-data.ts";

/**
 * What a venue may put on. Words in braces are slots, filled from the language's word lists or from
 * the venue and the date; within one event a slot keeps its filling, in the title and in the text.
 */
export interface Programme {
  acts: readonly [title: string, text: string, facts?: DemoFacts][];
  /** Practical sentences, of which an event gets one. */
  notes: readonly (string | readonly [text: string, facts: DemoFacts])[];
}

/** The facts of a sentence, so that the event's details agree with it. */
export interface DemoFacts {
  /** Needs mild weather. */
  isWarm?: boolean;
  /** Hangs for weeks. */
  isRun?: boolean;
  /** Goes on for up to so many days. */
  days?: number;
  isMarket?: boolean;
  isFamily?: boolean;
  isFree?: boolean;
  minAge?: number;
  minutes?: number;
}

export interface Language {
  programmes: Record<VenueCategory, Programme>;
  words: Record<string, readonly string[]>;
  seasons: readonly [winter: string, spring: string, summer: string, autumn: string];
  /** BCP 47. */
  tag: "bg" | "en";
  /** Rooms of a large house, by category. */
  rooms: Partial<Record<VenueCategory, readonly string[]>>;
  /** Names of organizers, with slots. */
  organizers: readonly string[];
  /** What a venue repeats every week: the title is the same each time. */
  weekly: Partial<Record<VenueCategory, readonly [title: string, text: string, facts: DemoFacts][]>>;
  /** The sentence by which every description ends. */
  disclaimer: string;
}

/** When events of a category start. */
export interface Timetable {
  times: readonly string[];
  weekendTimes: readonly string[];
  /** How likely each day is, Monday first; 1 is an ordinary day. */
  days: readonly [number, number, number, number, number, number, number];
}

export const BULGARIAN_EVENTS = readData<Language>("events-bg");
export const ENGLISH_EVENTS = readData<Language>("events-en");
export const TIMETABLES = readData<Record<VenueCategory, Timetable>>("timetables");
