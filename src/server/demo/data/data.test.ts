import { expect, it } from "vitest";
import { z } from "zod";
import { CATEGORIES, VENUE_CATEGORIES } from "#domain/category.ts";
import { readData } from "./read-data.ts";

const text = z.string().min(1);
const texts = z.array(text).min(1);
const country = z.string().regex(/^[A-Z]{2}$/);
const category = z.enum(VENUE_CATEGORIES);
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);
const facts = z.strictObject({
  isWarm: z.boolean().optional(),
  isRun: z.boolean().optional(),
  days: z.int().positive().optional(),
  isMarket: z.boolean().optional(),
  isFamily: z.boolean().optional(),
  isFree: z.boolean().optional(),
  minAge: z.int().positive().optional(),
  minutes: z.int().positive().optional(),
});
const act = z.union([z.tuple([text, text]), z.tuple([text, text, facts])]);
const note = z.union([text, z.tuple([text, facts])]);
const times = z.array(z.string().regex(/^\d\d:\d\d$/)).min(1);
const language = z.strictObject({
  tag: z.enum(["bg", "en"]),
  programmes: z.record(category, z.strictObject({ acts: z.array(act).min(1), notes: z.array(note).min(1) })),
  words: z.record(text, texts),
  seasons: z.tuple([text, text, text, text]),
  rooms: z.partialRecord(category, texts),
  organizers: texts,
  weekly: z.partialRecord(category, z.array(z.tuple([text, text, facts]))),
  disclaimer: text,
});

const SCHEMAS: Record<string, z.ZodType> = {
  cities: z.array(
    z.tuple([country, text, z.int().positive()], z.tuple([longitude, latitude, z.number().positive()])),
  ),
  "bulgarian-cities": z.record(text, z.string().regex(/^\p{Script=Cyrillic}[\p{Script=Cyrillic} ]*$/u)),
  prices: z.strictObject({
    prices: z.record(
      category,
      z.strictObject({
        euros: z.tuple([z.number(), z.number()]),
        free: z.number().min(0).max(1),
      }),
    ),
    levels: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
  }),
  rarities: z.array(z.tuple([country, text, category, text])),
  "known-venues": z.record(
    country,
    z.array(z.tuple([text, category, text, latitude, longitude, z.string()])),
  ),
  manners: z.strictObject({
    countries: z.record(country, texts),
    manners: z.record(
      text,
      z.strictObject({
        kinds: z.record(z.enum(CATEGORIES), texts),
        names: texts,
        streets: texts,
        address: z.string().regex(/\{number\}.*\{street\}|\{street\}.*\{number\}/),
      }),
    ),
  }),
  "events-bg": language,
  "events-en": language,
  timetables: z.record(
    category,
    z.strictObject({ times, weekendTimes: times, days: z.array(z.number().nonnegative()).length(7) }),
  ),
};

it.each(Object.entries(SCHEMAS))("the demo world's %s have the form that the code reads", (name, schema) => {
  expect(schema.safeParse(readData(name)).error).toBeUndefined();
});
