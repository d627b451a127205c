import { z } from "zod";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { FORMATS, PREVIEW_ROWS, ROW_STATUSES, SOURCE_FORMATS } from "#domain/event-import.ts";
import { isDate } from "#domain/time.ts";
import { CodedProblem, Failure } from "./failure.ts";
import { invalid } from "./invalid.ts";

const given = (max: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .string()
      .trim()
      .max(max, invalid("tooLong", { max }))
      .refine((text) => !text.includes("\0"), invalid("nullCharacter"))
      .optional(),
  );
const flag = z
  .enum(["true", "false", "on", ""], invalid("notTrueOrFalse"))
  .optional()
  .transform((word) => (word === undefined ? undefined : word === "true" || word === "on"));
const category = z.preprocess(
  (value) => (value === "" || value === "all" ? undefined : value),
  z.enum(VENUE_CATEGORIES, invalid("notCategory")).optional(),
);

/**
 * Stands in the address; the file itself is the request's body, with a content type of text/plain, text/csv, text/calendar,
 * text/html, application/ld+json or application/octet-stream.
 */
export const ImportQuery = z.object({
  format: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(SOURCE_FORMATS, invalid("notOneOf", { options: SOURCE_FORMATS.join(", ") })).optional(),
  ),
  source: given(200).describe(
    "The name of the file's source. A file sent again under its name is another run of that source: what it no longer lists twice in a row is withdrawn. By default the name that the file gives itself; then nothing is withdrawn",
  ),
  country: given(100).describe("For rows that name none"),
  city: given(200).describe("For rows that name none"),
  category: category.describe("Of new venues, and to tell venues of one name apart"),
  venue: given(200).describe("The slug of a venue for rows that name none, or none that is known"),
  createVenues: flag.describe(
    "Add venues, and cities, that are not known yet; by default as the source did before",
  ),
  skipWrong: flag.describe("Import the rest although rows are wrong"),
});
export type ImportQuery = z.infer<typeof ImportQuery>;

export const ImportRow = z.object({
  row: z
    .number()
    .describe(
      "The line in the file; in JSON-LD the number of the event; 0 for what the file no longer lists",
    ),
  status: z.enum(ROW_STATUSES),
  title: z.string(),
  date: z.string(),
  time: z.string(),
  venue: z.string(),
  city: z.string(),
  isNewVenue: z.boolean(),
  changes: z.array(z.string()).describe("Which fields change"),
  reason: z.string().describe("Why it is wrong, or what it doubles; else empty"),
  problem: CodedProblem.optional().describe("The reason by code and parameters"),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportCounts = z.object({
  new: z.number(),
  changed: z.number(),
  conflict: z.number(),
  withdrawn: z.number(),
  same: z.number(),
  duplicate: z.number(),
  past: z.number(),
  wrong: z.number(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

export const ImportPreview = z.object({
  format: z.enum(SOURCE_FORMATS),
  source: z.string(),
  counts: ImportCounts,
  newVenues: z.number(),
  isKnownSource: z.boolean().describe("Whether there is a source of this name already"),
  warning: CodedProblem.extend({ message: z.string() })
    .nullable()
    .describe("Why nothing is withdrawn although much is gone"),
  rows: z.array(ImportRow).describe(`In the file's order, at most ${PREVIEW_ROWS} of each status`),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportStep = z.object({
  step: z.enum(["reading", "placing", "comparing", "writing"]),
  done: z.number(),
  total: z.number().describe("0 while it is not known"),
});
export type ImportStep = z.infer<typeof ImportStep>;

export const ImportResult = z.object({
  message: z.string(),
  counts: ImportCounts,
  newVenues: z.number(),
  sourceId: z.number().describe("The source that the file belongs to"),
  runId: z.number().describe("The run that imported it, which can be undone"),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** Applying answers with one JSON object a line: steps, then either the result or the error. */
export const ImportLine = z.union([ImportStep, ImportResult, Failure]);
export type ImportLine = z.infer<typeof ImportLine>;

/** A preview does the same where it is asked for application/x-ndjson. */
export const PreviewLine = z.union([ImportStep, ImportPreview, Failure]);
export type PreviewLine = z.infer<typeof PreviewLine>;

export const ExportQuery = z.object({
  format: z.enum(FORMATS, invalid("notOneOf", { options: FORMATS.join(", ") })),
  country: given(100),
  city: given(200),
  category,
  venue: given(200),
  from: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.string().refine(isDate, invalid("badDate")).optional(),
  ),
});
export type ExportQuery = z.infer<typeof ExportQuery>;
