import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { canonicalLanguage } from "#domain/event/check.ts";
import { SOURCE_FORMATS } from "#domain/event-import.ts";
import { FIELD_GROUPS, type FieldGroup } from "#domain/source/merge.ts";
import { CHANGE_KINDS, CHANGE_STATES, parseEvery, RUN_STATES, SOURCE_STATES } from "#domain/source/source.ts";
import { WebAddress } from "./admin.ts";
import { invalid } from "./invalid.ts";

const text = (max: number) =>
  z
    .string(invalid("notText"))
    .trim()
    .min(1, invalid("empty"))
    .max(max, invalid("tooLong", { max }))
    .refine((value) => !/\p{Cc}/u.test(value), invalid("severalLines"));

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

const fields = {
  name: text(200).describe("What it is called here; files are known again by it"),
  url: WebAddress.refine((href) => href !== "", invalid("badWebAddress"))
    .nullable()
    .describe("Where it is asked; null for files that are sent"),
  format: z.enum(["auto", ...SOURCE_FORMATS], `must be auto or one of ${SOURCE_FORMATS.join(", ")}`),
  every: z
    .string("must be a duration")
    .refine((value) => parseEvery(value) !== undefined, "must be a duration from PT1H to P7D")
    .nullable()
    .describe("How often it is asked, as an ISO 8601 duration"),
  country: text(100).nullable().describe("For events that name none"),
  city: text(200).nullable().describe("For events that name none"),
  venue: text(200)
    .nullable()
    .describe("The slug of a venue for events that name none, or none that is known"),
  category: z.enum(VENUE_CATEGORIES, invalid("notCategory")).nullable(),
  language: z
    .string()
    .max(35)
    .refine((tag) => canonicalLanguage(tag) !== undefined, "must be a language tag such as bg")
    .nullable(),
  timeZone: z.string().max(100).refine(isTimeZone, "must be a time zone such as Europe/Sofia").nullable(),
  createsVenues: z.boolean(invalid("notTrueOrFalse")).describe("Adds venues that are not known yet"),
  publishes: z
    .boolean(invalid("notTrueOrFalse"))
    .describe("Applies runs by itself; else they wait for review"),
};

export const AddSource = z.object({
  name: fields.name,
  url: fields.url.default(null),
  format: fields.format.default("auto"),
  every: fields.every.default(null),
  country: fields.country.default(null),
  city: fields.city.default(null),
  venue: fields.venue.default(null),
  category: fields.category.default(null),
  language: fields.language.default(null),
  timeZone: fields.timeZone.default(null),
  createsVenues: fields.createsVenues.default(true),
  publishes: fields.publishes.default(false),
});
export type AddSource = z.infer<typeof AddSource>;

export const EditSource = z
  .object({ ...fields, state: z.enum(["active", "paused"], "must be active or paused") })
  .partial();
export type EditSource = z.infer<typeof EditSource>;

const Problem = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
});

const Counts = z.record(z.enum([...CHANGE_KINDS, "same", "past", "kept"]), z.number());

export const SourceRun = z.object({
  id: z.number(),
  state: z.enum(RUN_STATES),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  counts: Counts,
  problem: Problem.nullable(),
});
export type SourceRun = z.infer<typeof SourceRun>;

export const HEALTHS = ["new", "ok", "review", "failing", "paused", "stopped"] as const;

export const Source = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string().nullable(),
  format: z.string(),
  every: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  venue: z.string().nullable(),
  category: z.enum(VENUE_CATEGORIES).nullable(),
  language: z.string().nullable(),
  timeZone: z.string().nullable(),
  createsVenues: z.boolean(),
  publishes: z.boolean(),
  state: z.enum(SOURCE_STATES),
  health: z.enum(HEALTHS),
  failingSince: z.string().nullable(),
  problem: Problem.nullable(),
  nextRunAt: z.string().nullable(),
  events: z.number().describe("How many events it has brought or knows"),
  lastRun: SourceRun.nullable(),
});
export type Source = z.infer<typeof Source>;

export const SourceList = z.object({ sources: z.array(Source) });
export type SourceList = z.infer<typeof SourceList>;
export const RunList = z.object({ runs: z.array(SourceRun) });
export type RunList = z.infer<typeof RunList>;

export const SourceChange = z.object({
  id: z.number().nullable().describe("Null in a preview, which keeps nothing"),
  kind: z.enum(CHANGE_KINDS),
  state: z.enum(CHANGE_STATES),
  line: z.number().nullable(),
  eventId: z.string().nullable(),
  title: z.string(),
  date: z.string(),
  time: z.string(),
  venue: z.string(),
  isNewVenue: z.boolean(),
  fields: z.record(z.string(), z.enum(["source", "here"])).nullable(),
  said: z.record(z.string(), z.unknown()).nullable().describe("What the source says now"),
  here: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe("What is here, or was before the row was applied; `venue` is the venue's name"),
  problem: Problem.nullable(),
});
export type SourceChange = z.infer<typeof SourceChange>;

export const SourcePreview = z.object({
  format: z.string(),
  counts: Counts,
  problem: Problem.nullable(),
  rows: z.array(SourceChange).describe("At most 200 of each kind"),
});
export type SourcePreview = z.infer<typeof SourcePreview>;

export const RunChanges = z.object({
  run: SourceRun,
  rows: z.array(SourceChange),
  next: z.number().nullable(),
});
export type RunChanges = z.infer<typeof RunChanges>;
export const RunChangesQuery = z.object({
  kind: z.enum(CHANGE_KINDS).optional(),
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});

const groups = Object.keys(FIELD_GROUPS) as [FieldGroup, ...FieldGroup[]];
/** Which rows to apply, all that are clear by default, and whose side is taken in which fields. */
export const ApplyRun = z
  .object({
    rows: z.array(z.number().int()).max(5_000).optional(),
    choices: z
      .array(
        z.object({
          row: z.number().int(),
          fields: z.partialRecord(z.enum(groups), z.enum(["source", "here"])),
        }),
      )
      .max(5_000)
      .default([]),
  })
  .default({ choices: [] });
export type ApplyRun = z.infer<typeof ApplyRun>;

export const DeleteSourceQuery = z.object({
  events: z.enum(["keep", "withdraw"], "must be keep or withdraw").default("keep"),
});
export const SourceId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const RunId = z.object({ run: z.coerce.number().int().min(1).max(2_147_483_647) });
export const Undone = z.object({ message: z.string(), undone: z.number() });
export type Undone = z.infer<typeof Undone>;
