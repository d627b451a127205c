import { z } from "zod";
import { EVENT_ORIGINS } from "#domain/event/event.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { MAX_BULK, MAX_COUNTED, TABLE_ORDERS, TABLE_STATUSES, TABLE_WHENS } from "#domain/event-table.ts";
import { FIELD_GROUPS, type FieldGroup } from "#domain/source/merge.ts";
import { isDate } from "#domain/time.ts";
import { details } from "./admin.ts";
import { Event, Venue } from "./catalog.ts";
import { TagList } from "./event-fields.ts";
import { CodedProblem } from "./failure.ts";
import { plainText, unlessEmpty } from "./form-fields.ts";
import { invalid } from "./invalid.ts";

const MAX_ID = 2 ** 31 - 1;
const MAX_SHIFT_DAYS = 366;

const id = z.coerce
  .number(invalid("notWholeNumber"))
  .int(invalid("notWholeNumber"))
  .min(1, invalid("tooSmall", { min: 1 }))
  .max(MAX_ID, invalid("tooBig", { max: MAX_ID }));
const day = z
  .string(invalid("notDate"))
  .refine((text) => isDate(text) && text >= "1970-01-01" && text < "2200-01-01", invalid("badDate"));
const oneOf = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, invalid("notOneOf", { options: options.join(", ") }));

/** Opaque to callers: the order's value in microseconds, and the id of the last row. */
const cursor = z
  .string()
  .regex(/^-?\d{1,17}_\d{1,10}$/, invalid("badShape", { shape: "as it was answered" }))
  .transform((text) => {
    const [at = "", last = ""] = text.split("_");
    return { at, id: Number(last) };
  })
  .refine((given) => given.id <= MAX_ID, invalid("badShape", { shape: "as it was answered" }));

export const EventTableQuery = z.object({
  q: unlessEmpty(plainText(MAX_NAME)).describe("Part of the name, in any case and alphabet, or the id"),
  country: unlessEmpty(plainText(100)).describe("A country's name or code"),
  city: unlessEmpty(plainText(MAX_NAME)).describe("A city's name or label"),
  venue: unlessEmpty(id).describe("The id of a venue"),
  source: unlessEmpty(
    z.union([z.literal("none").transform(() => null), id], invalid("notWholeNumber")),
  ).describe('The id of a source, or "none" for events that came from no source'),
  status: unlessEmpty(oneOf(TABLE_STATUSES)).describe("Deleted events are listed only by their status"),
  from: unlessEmpty(day).describe("The first day at the venue"),
  to: unlessEmpty(day).describe("The last day at the venue"),
  when: unlessEmpty(oneOf(TABLE_WHENS)).describe("Open: on or ahead"),
  order: unlessEmpty(oneOf(TABLE_ORDERS)).transform((order) => order ?? "start"),
  cursor: unlessEmpty(cursor).describe("`next` of the page before"),
  limit: unlessEmpty(id.max(MAX_BULK, invalid("tooBig", { max: MAX_BULK }))).transform(
    (limit) => limit ?? 50,
  ),
});
export type EventTableQuery = z.infer<typeof EventTableQuery>;

export const TableEvent = Event.extend({
  venue: Venue,
  version: z.number(),
  favorites: z.number().describe("How many people keep it"),
  origin: z.enum(EVENT_ORIGINS),
  source: z.object({ id: z.number(), name: z.string() }).nullable(),
  isDeleted: z.boolean(),
  updatedAt: z.number().describe("In milliseconds since 1970"),
});
export type TableEvent = z.infer<typeof TableEvent>;

export const EventTable = z.object({
  events: z.array(TableEvent),
  next: z.string().nullable().describe("The cursor of the next page"),
  total: z
    .number()
    .nullable()
    .describe(`How many match, counted up to ${MAX_COUNTED} + 1; only told with the first page`),
});
export type EventTable = z.infer<typeof EventTable>;

const ids = z
  .array(id, invalid("notEventIds"))
  .min(1, invalid("empty"))
  .max(MAX_BULK, invalid("tooManyEvents", { max: MAX_BULK }))
  .transform((list) => [...new Set(list)]);
const bulk = <const Name extends string, Shape extends z.ZodRawShape>(action: Name, shape: Shape) =>
  z.object({ ids, action: z.literal(action), ...shape });

const BULK_ACTIONS = ["schedule", "cancel", "postpone", "soldOut", "move", "delete", "tag", "price"] as const;
/** What is done to many events at once. */
export const BulkAction = z.discriminatedUnion(
  "action",
  [
    bulk("schedule", {}),
    bulk("cancel", {}),
    bulk("postpone", {}),
    bulk("soldOut", {}),
    bulk("delete", {}),
    bulk("move", {
      venue: unlessEmpty(id).describe("The id of the venue to move to"),
      days: unlessEmpty(
        z.coerce
          .number(invalid("notNumber"))
          .int(invalid("notWholeNumber"))
          .min(-MAX_SHIFT_DAYS, invalid("tooSmall", { min: -MAX_SHIFT_DAYS }))
          .max(MAX_SHIFT_DAYS, invalid("tooBig", { max: MAX_SHIFT_DAYS })),
      ).describe("How many days later"),
    }),
    bulk("tag", { add: TagList.default([]), remove: TagList.default([]) }),
    bulk("price", {
      isFree: details.isFree,
      priceFrom: details.priceFrom,
      priceTo: details.priceTo,
      currency: details.currency,
    }).describe("Replaces the whole price; none of the fields: it is not known"),
  ],
  invalid("notOneOf", { options: BULK_ACTIONS.join(", ") }),
);
export type BulkAction = z.infer<typeof BulkAction>;

const BulkOutcome = z.object({
  _id: z.string(),
  isDone: z.boolean(),
  problem: CodedProblem.extend({ error: z.string() }).optional().describe("Why this event stays as it was"),
});
export const BulkResult = z.object({
  message: z.string().describe('Such as "Events Cancelled"'),
  undo: z.string().nullable().describe("Undoes this action; null where nothing was done"),
  done: z.number(),
  results: z.array(BulkOutcome).describe("For each event in the order of the ids"),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const BulkId = z.object({ id: z.uuid(invalid("badShape", { shape: "as it was answered" })) });
export const EventId = z.object({ id });
export const HistoryEntryId = z.object({ id, entry: id });

const groups = Object.keys(FIELD_GROUPS) as [FieldGroup, ...FieldGroup[]];
const values = z.record(z.string(), z.unknown());
export const HistoryEntry = z.object({
  _id: z.string().nullable().describe("Null for the beginning of the event, which cannot be restored"),
  at: z.number().describe("In milliseconds since 1970"),
  action: oneOf(["added", "changed", "merged", "withdrawn", "restored"]),
  who: z.string().describe("The account's name; empty for sources and accounts that are gone"),
  submittedBy: z.string().describe("The author of a submission that this account merged; empty for others"),
  origin: z.enum(EVENT_ORIGINS),
  fields: z.array(z.enum(groups)).describe("The groups of fields that changed"),
  before: values.describe("Their values before; `venue` and `organizer` by name"),
  after: values.describe("Their values after"),
  canRestore: z.boolean(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
export const EventHistory = z.object({
  event: TableEvent,
  entries: z.array(HistoryEntry).describe("The newest first, at most 200"),
});
export type EventHistory = z.infer<typeof EventHistory>;
