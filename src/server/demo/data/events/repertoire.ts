import type { VenueCategory } from "#domain/category.ts";

/**
 * What a venue may put on. Words in braces are slots, filled from the language's word lists or from
 * the venue and the date; within one event a slot keeps its filling, in the title and in the text.
 */
export interface Programme {
  /** A warm act needs mild weather. */
  acts: readonly [title: string, text: string, season?: "warm"][];
  /** Practical sentences, of which an event gets one. */
  notes: readonly string[];
}

export interface Language {
  programmes: Record<VenueCategory, Programme>;
  words: Record<string, readonly string[]>;
  seasons: readonly [winter: string, spring: string, summer: string, autumn: string];
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
