import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { plainLine } from "#domain/plain-line.ts";
import { isDate, isTime } from "#domain/time.ts";
import { invalid } from "./invalid.ts";

export const plainText = (max: number) =>
  z
    .string(invalid("notText"))
    .overwrite(plainLine)
    .trim()
    .max(max, invalid("tooLong", { max }))
    // PostgreSQL's text cannot hold it.
    .refine((value) => !value.includes("\0"), invalid("nullCharacter"))
    .transform((value) => value.toWellFormed());
export const required = (max: number) => plainText(max).refine((value) => value !== "", invalid("empty"));
export const optional = (max: number) => plainText(max).default("");
export const oneLine = (max: number) =>
  required(max).refine((value) => !/\p{Cc}/u.test(value), invalid("severalLines"));

/** "All", as the administration's selector shows it, is meant like "all". */
export const CategoryOrAll = z
  .string(invalid("notCategoryOrAll"))
  .toLowerCase()
  .pipe(z.enum([...VENUE_CATEGORIES, "all"], invalid("notCategoryOrAll")));

/** An HTML form sends an empty text for what was left out. */
export const unlessEmpty = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), shape.optional());

export const day = z.string(invalid("notDate")).refine(isDate, invalid("badDate"));
export const date = day.refine(
  (text) => text >= "1970-01-01" && text < "2200-01-01",
  invalid("dateOutOfRange"),
);
export const time = z.string(invalid("notTime")).refine(isTime, invalid("badTime"));
/** Empty where the hour is not known, or the event lasts all day. */
export const startTime = z
  .string(invalid("notTime"))
  .refine((text) => text === "" || isTime(text), invalid("badTime"));

const coordinate = (name: string, limit: number) =>
  z.coerce
    .number(invalid("coordinateNotNumber", { name }))
    .min(-limit, invalid("coordinateTooSmall", { name, min: -limit }))
    .max(limit, invalid("coordinateTooBig", { name, max: limit }));
/** Where the pin was put: longitude first, as two values or as one text with a comma. */
export const coordinates = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",") : value),
  z.tuple([coordinate("longitude", 180), coordinate("latitude", 90)], invalid("notCoordinates")),
);
export const flag = unlessEmpty(
  z.union([z.boolean(), z.enum(["true", "false", "on"]).transform((word) => word !== "false")]),
).transform((value) => value ?? false);

export const optionalFlag = unlessEmpty(
  z.union([
    z.boolean(),
    z.enum(["true", "false", "on", "off"]).transform((word) => word === "true" || word === "on"),
  ]),
);

/**
 * Left out, a field stays as it is (or gets its default, where the event is new); empty or null, it is cleared. An HTML form
 * sends an empty text for what was left empty.
 */
export const clearable = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === "" ? null : value), shape.nullable()).optional();
export const amount = z.coerce.number(invalid("notNumber"));
export const listOf = <T extends z.ZodType>(item: T, max: number, tooMany: "tooManyDays" | "tooManyTags") =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter((part) => part.trim() !== "") : value),
    z.array(item).max(max, invalid(tooMany, { max })),
  );
