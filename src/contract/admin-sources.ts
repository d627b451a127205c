import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { canonicalLanguage } from "#domain/event/check.ts";
import { SOURCE_FORMATS } from "#domain/event-import.ts";
import { wholeAddress } from "#domain/source/address.ts";
import { DATE_ORDERS, KNOWN_EXPORTS, MAPPED_FIELDS } from "#domain/source/mapping.ts";
import { FIELD_GROUPS, type FieldGroup } from "#domain/source/merge.ts";
import { CHANGE_KINDS, CHANGE_STATES, parseEvery, RUN_STATES, SOURCE_STATES } from "#domain/source/source.ts";
import { WebAddress } from "./admin.ts";
import { PriceData } from "./event-fields.ts";
import { CodedProblem } from "./failure.ts";
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

/** A name of the fediverse, such as @events@gancio.example. */
export const FOLLOWED_NAME = /^@[^@\s/]{1,200}@[a-z0-9.-]{1,250}(:\d{1,5})?$/i;
export const SourceAddress = z.string(invalid("notText")).transform((written, context): string => {
  const text = wholeAddress(written);
  if (FOLLOWED_NAME.test(text)) return text;
  const { data = "" } = WebAddress.safeParse(text);
  if (data === "") context.addIssue(invalid("badWebAddress"));
  return data;
});

const ColumnName = z
  .string(invalid("notText"))
  .min(1, invalid("empty"))
  .max(200, invalid("tooLong", { max: 200 }));
export const SourceMapping = z.object({
  columns: z
    .partialRecord(z.enum(MAPPED_FIELDS), ColumnName)
    .describe("The column of each field, by its heading or its path in JSON; empty: they are guessed"),
  dateOrder: z.enum(DATE_ORDERS, `must be one of ${DATE_ORDERS.join(", ")}`).optional(),
});
export type SourceMapping = z.infer<typeof SourceMapping>;

const fields = {
  name: text(200).describe("What it is called here; files are known again by it"),
  url: SourceAddress.nullable().describe("Where it is asked; null for files that are sent"),
  format: z.enum(["auto", ...SOURCE_FORMATS], `must be auto or one of ${SOURCE_FORMATS.join(", ")}`),
  every: z
    .string("must be a duration")
    .refine((value) => parseEvery(value) !== undefined, "must be a duration from PT1H to P7D")
    .nullable()
    .describe("How often it is asked, as an ISO 8601 duration"),
  country: text(100).nullable().describe("For events that name none"),
  city: text(200).nullable().describe("For events that name none"),
  venue: text(200).nullable().describe("The slug of a venue for events that name none"),
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
    .describe("Applies runs automatically; otherwise they wait for review"),
  mapping: SourceMapping.nullable().describe("How the columns of CSV and plain JSON are read; null: guessed"),
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
  mapping: fields.mapping.default(null),
});
export type AddSource = z.infer<typeof AddSource>;

export const EditSource = z
  .object({
    ...fields,
    state: z.enum(["active", "paused"], "must be active or paused"),
    offersPublishing: z
      .literal(false, "must be false")
      .describe("Declines the offer to publish automatically"),
  })
  .partial();
export type EditSource = z.infer<typeof EditSource>;

const Problem = CodedProblem.extend({ message: z.string().describe("The English sentence of the code") });

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

/** `partial`: its last run left rows out. */
export const HEALTHS = ["new", "ok", "partial", "review", "failing", "paused", "stopped"] as const;

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
  mapping: SourceMapping.nullable(),
  offersPublishing: z.boolean().describe("Three clean runs in a row: it can now publish automatically"),
  state: z.enum(SOURCE_STATES),
  health: z.enum(HEALTHS),
  failingSince: z.string().nullable(),
  problem: Problem.nullable(),
  nextRunAt: z.string().nullable(),
  events: z.number().describe("How many events it has imported or recognized"),
  waiting: z.number().describe("Changes that wait for review"),
  leftOut: z
    .object({
      rows: z.number(),
      of: z.number().describe("Of all rows that it read"),
      reasons: z.array(z.object({ rows: z.number(), problem: Problem })).describe("The most frequent first"),
    })
    .nullable()
    .describe("What its last run left out, and why"),
  lastRun: SourceRun.nullable(),
  recent: z
    .array(z.object({ state: z.enum(RUN_STATES), found: z.number().nullable() }))
    .describe("Its last ten runs, the oldest first; how many events each found"),
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
  problem: Problem.nullable().describe("Why it is left out; of other kinds what was left out of it"),
});
export type SourceChange = z.infer<typeof SourceChange>;

const DateReading = z.object({ date: z.string(), weekend: z.number().describe("Fridays to Sundays") });
/** The columns of a table, or the paths of plain JSON, and how they are read. */
export const PreviewTable = z.object({
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: SourceMapping.describe("As given, or as guessed by the names"),
  knownExport: z.enum(KNOWN_EXPORTS).nullable(),
  missing: z.array(z.enum(MAPPED_FIELDS)).describe("Fields that need a column and have none"),
  gone: z.array(z.string()).describe("Mapped columns that are not there"),
  dates: z
    .object({
      sample: z.string(),
      count: z.number(),
      dmy: DateReading,
      mdy: DateReading,
      assumed: z.enum(DATE_ORDERS).nullable().describe("As the program that wrote it usually does"),
    })
    .nullable()
    .describe("Dates that can be read both ways, where none tells the order"),
});
export type PreviewTable = z.infer<typeof PreviewTable>;

const PreviewSample = z.object({
  line: z.number(),
  title: z.string(),
  start: z.string().describe("An instant, a wall time or a day"),
  end: z.string().nullable(),
  venue: z.string(),
  address: z.string(),
  price: PriceData.nullable(),
  category: z.string(),
  organizer: z.string(),
  link: z.string(),
  description: z.string(),
  problem: Problem.nullable(),
});
export type PreviewSample = z.infer<typeof PreviewSample>;

/** What is in a file or behind an address, wherever its events will be. */
export const Found = z.object({
  name: z.string().describe("What it calls itself; may be empty"),
  events: z.number(),
  unreadable: z.number(),
  first: z.string().nullable().describe("The first and the last day"),
  last: z.string().nullable(),
  venues: z.number(),
  language: z.string().nullable().describe("As given, or guessed from the letters"),
  tellsZone: z.boolean().describe("Whether its times are instants; else they are wall times"),
  samples: z.array(PreviewSample),
});
export type Found = z.infer<typeof Found>;

export const SourcePreview = z.object({
  format: z.string(),
  found: Found,
  table: PreviewTable.nullable(),
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
/** Which rows to apply, all that are clear by default, and whose side is taken in which fields: those rows are applied, too. */
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

/** JSON within an address. */
const MappingText = z
  .string()
  .max(8_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "must be JSON" });
      return z.NEVER;
    }
  })
  .pipe(SourceMapping);
const Flag = z.enum(["true", "false"]).transform((flag) => flag === "true");

export const PreviewQuery = z.object({ mapping: MappingText.optional() });

/** A source that is not kept: what it holds, and what a run of it would do. A file is the body of the request. */
export const LookQuery = z.object({
  url: z.string().max(10_000).optional().describe("An address is refused as a field of a form"),
  format: fields.format.default("auto"),
  country: fields.country.unwrap().optional(),
  city: fields.city.unwrap().optional(),
  venue: fields.venue.unwrap().optional(),
  category: fields.category.unwrap().optional(),
  language: fields.language.unwrap().optional(),
  timeZone: fields.timeZone.unwrap().optional(),
  createsVenues: Flag.default(true),
  mapping: MappingText.optional(),
  again: Flag.default(false).describe("May use what the address answered in the last minutes"),
});
export type LookQuery = z.infer<typeof LookQuery>;

export const RunAll = z.object({ due: z.number().describe("Sources that are asked now, one after another") });
export type RunAll = z.infer<typeof RunAll>;

export const RunQuery = z.object({
  acceptLoss: Flag.optional().describe(
    "What the source no longer lists is withdrawn right away, even if that is more than a third",
  ),
});
export const DeleteSourceQuery = z.object({
  events: z.enum(["keep", "withdraw"], "must be keep or withdraw").default("keep"),
});
export const SourceId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const RunId = z.object({ run: z.coerce.number().int().min(1).max(2_147_483_647) });
export const Undone = z.object({ message: z.string(), undone: z.number() });
export type Undone = z.infer<typeof Undone>;
