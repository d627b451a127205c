import { z } from "zod";
import { canonicalLanguage, MAX_OPEN_DAYS, MAX_TAG, MAX_TAGS, normalizeTags } from "#domain/event/check.ts";
import { EVENT_STATUSES } from "#domain/event/event.ts";
import {
  CHOICE_ROWS,
  type ChoiceKey,
  DETAIL_ROWS,
  type DetailKey,
  type DetailRow,
  type EventDetails,
  NO_DETAILS,
} from "#domain/event/event-fields.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { isDate, isTime } from "#domain/time.ts";
import { clearable, date, listOf, oneLine, optionalFlag, time, unlessEmpty } from "./form-fields.ts";
import { invalid } from "./invalid.ts";

export const MAX_MIN_AGE = 120;

export const PriceData = z.object({
  isFree: z.boolean(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  currency: z.string().nullable().describe("ISO 4217"),
});

export const TagList = listOf(oneLine(MAX_TAG), MAX_TAGS, "tooManyTags").transform((tags) =>
  normalizeTags(tags as string[]),
);

/** Keys of a set, each once, in the order of the row. */
const choiceList = (choices: readonly string[]) =>
  listOf(
    z.preprocess(
      (value) => (typeof value === "string" ? value.trim() : value),
      z.enum(choices as [string, ...string[]], invalid("notSomeOf", { options: choices.join(", ") })),
    ),
    MAX_TAGS,
    "tooManyTags",
  ).transform((chosen) => choices.filter((choice) => chosen.includes(choice)));

/** Values as forms send them: left out they stay as they are, empty or null they are cleared. */
function sentSchema({ kind, choices = [] }: DetailRow): z.ZodType {
  switch (kind) {
    case "flag":
      return optionalFlag;
    case "date":
      return clearable(date);
    case "time":
      return clearable(time);
    case "dates":
      return clearable(listOf(date, MAX_OPEN_DAYS, "tooManyDays"));
    case "status":
      return unlessEmpty(z.enum(EVENT_STATUSES, invalid("notOneOf", { options: EVENT_STATUSES.join(", ") })));
    case "words":
      return clearable(TagList);
    case "age":
      return clearable(
        z.coerce
          .number(invalid("notNumber"))
          .int(invalid("notWholeNumber"))
          .min(0)
          .max(MAX_MIN_AGE, invalid("tooBig", { max: MAX_MIN_AGE })),
      );
    case "line":
      return clearable(oneLine(MAX_NAME));
    case "language":
      return clearable(
        z.string(invalid("notText")).transform((tag, context) => {
          const language = canonicalLanguage(tag.trim());
          if (language !== undefined) return language;
          context.addIssue(invalid("badLanguage"));
          return z.NEVER;
        }),
      );
    case "choices":
      return clearable(choiceList(choices));
    case "price":
      throw new Error("A price is sent as four fields.");
  }
}

/** Values as answers give them. */
function shownSchema({ kind, choices = [] }: DetailRow): z.ZodType {
  switch (kind) {
    case "flag":
      return z.boolean();
    case "status":
      return z.enum(EVENT_STATUSES);
    case "price":
      return PriceData.nullable();
    case "dates":
      return z.array(z.string()).nullable();
    case "words":
      return z.array(z.string());
    case "choices":
      return z.array(z.enum(choices as [string, ...string[]]));
    case "age":
      return z.number().nullable();
    case "date":
    case "time":
    case "line":
    case "language":
      return z.string().nullable();
  }
}

/** Values in files that we wrote, where whoever edited them may have broken dates and times. */
function writtenSchema(row: DetailRow): z.ZodType {
  if (row.kind === "date") return z.string().refine(isDate).nullable();
  if (row.kind === "time") return z.string().refine(isTime).nullable();
  if (row.kind === "dates") return z.array(z.string().refine(isDate)).nullable();
  if (row.kind === "age") return z.int().nullable();
  return shownSchema(row);
}

const described = (schema: z.ZodType, about: string | undefined) => (about ? schema.describe(about) : schema);
const byKey = (rows: readonly DetailRow[], schemaOf: (row: DetailRow) => z.ZodType) =>
  Object.fromEntries(rows.map((row) => [row.key, schemaOf(row)]));

export type SentKey = Exclude<DetailKey, "price">;
/** The details as forms send them. The price has fields of its own. */
export const sentDetails = byKey(
  DETAIL_ROWS.filter(({ kind }) => kind !== "price"),
  (row) => described(sentSchema(row), row.formAbout ?? row.about),
) as unknown as { [Key in SentKey]: z.ZodOptional<z.ZodType<EventDetails[Key] | null>> };

export const shownDetails = byKey(DETAIL_ROWS, (row) =>
  described(shownSchema(row), row.about),
) as unknown as {
  [Key in DetailKey]: z.ZodType<EventDetails[Key]>;
};

/** What is not written is as usual. */
export const detailsFromRow = byKey(DETAIL_ROWS, (row) =>
  writtenSchema(row).default(NO_DETAILS[row.key] as never),
) as unknown as { [Key in DetailKey]: z.ZodDefault<z.ZodType<EventDetails[Key], EventDetails[Key]>> };

/** What sets are filtered by: a list with commas, of which an event must have all. */
export const choiceFilters = Object.fromEntries(
  CHOICE_ROWS.map(({ key, choices }) => [
    key,
    z
      .string()
      .transform((list) => list.split(","))
      .pipe(
        z.array(
          z.enum(choices as [string, ...string[]], invalid("notSomeOf", { options: choices.join(", ") })),
        ),
      )
      .optional()
      .meta({ description: `With commas between: ${choices.join(", ")}; an event must have all of them` }),
  ]),
) as unknown as { [Key in ChoiceKey]: z.ZodOptional<z.ZodType<EventDetails[Key]>> };
