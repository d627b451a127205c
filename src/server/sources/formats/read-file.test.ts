import fc from "fast-check";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { AppError } from "#contract/app-error.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import { SOURCE_FORMATS, type SourceFormat } from "#domain/event-import.ts";
import { MAX_DESCRIPTION } from "#domain/event-limits.ts";
import { fuzzRuns } from "#tests/support/fuzz-runs.ts";
import { HOSTILE_FILES } from "#tests/support/hostile-files.ts";
import type { ReadRow } from "./draft.ts";
import { type FileReader, type FileReadLimits, openFileReader } from "./read-file.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const reader = openFileReader({ deadlineMs: 10_000, memoryMb: 384 });
afterAll(() => reader.close());

async function read(file: string | Buffer, format?: SourceFormat, by: FileReader = reader) {
  const rows: ReadRow[] = [];
  const bytes = Buffer.from(file);
  const batches = by.read({ bytes, format, nowMs: NOW_MS });
  let next = await batches.next();
  for (; !next.done; next = await batches.next()) rows.push(...next.value);
  return { rows, ...next.value };
}

function openTight(limits: FileReadLimits): FileReader {
  const tight = openFileReader(limits);
  onTestFinished(() => tight.close());
  return tight;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { kind: error.kind, sentence: error.message, fields: error.fields };
    },
  );

it("reads a table in batches, all rows in their order", async () => {
  const lines = Array.from({ length: 1_203 }, (_, at) => `Evening ${at},2026-12-12`);
  const { rows, format, source } = await read(["title,date", ...lines].join("\n"));
  expect([rows.length, format, source]).toEqual([1_203, "csv", ""]);
  expect(rows.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 2));
});

describe("SEC-80 a file is read in a thread of its own", () => {
  it.each(HOSTILE_FILES)("$name gets rows or a sentence", async ({ text, format }) => {
    const refused = await refusal(
      read(text(), format).then(({ rows }) => {
        for (const row of rows) {
          if ("problem" in row) expect(sentenceOf(row.problem)).toMatch(/^\S.{0,300}\.$/);
          else expect(row.draft.facts.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
        }
      }),
    );
    if (refused) expect(refused.sentence).toMatch(/^[A-Z].*\.$/);
  });

  it("which ends at its deadline with a sentence", async () => {
    const tight = openTight({ deadlineMs: 1, memoryMb: 384 });
    const text = `title,date\n${"A,2026-12-12\n".repeat(200_000)}`;
    expect(await refusal(read(text, "csv", tight))).toEqual({
      kind: "invalid",
      sentence: "This file takes longer than 1 seconds to read. Please split it into smaller ones.",
      fields: { file: { code: "fileTooSlow", params: { seconds: 1 } } },
    });
  });

  it("which ends at its memory's bound with a sentence, and reads the next file", async () => {
    const tight = openTight({ deadlineMs: 60_000, memoryMb: 24 });
    const text = `BEGIN:VCALENDAR\n${"BEGIN:VEVENT\nRECURRENCE-ID:20261212T200000Z\nEND:VEVENT\n".repeat(60_000)}END:VCALENDAR`;
    expect(await refusal(read(text, "ics", tight))).toMatchObject({
      sentence: "Reading this file takes too much memory. Please split it into smaller ones.",
    });
    expect((await read("title,date\nA,2026-12-12", "csv", tight)).rows).toHaveLength(1);
  });

  it("and so many may wait", async () => {
    const tight = openTight({ deadlineMs: 60_000, memoryMb: 384 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusal(read("title,date\nA,2026-12-12", "csv", tight))),
    );
    expect(answers.filter((answer) => answer?.kind === "unavailable")).toHaveLength(2);
  });

  it("whatever bytes it holds", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: "binary", maxLength: 200 }).map((text) => Buffer.from(text)),
      fc
        .array(
          fc.constantFrom(
            "BEGIN:VEVENT\n",
            "END:VEVENT\n",
            "RRULE:",
            "FREQ=DAILY",
            ";",
            ":",
            "\n",
            '"',
            ",",
            "{",
            "}",
            "[",
            "<script",
            ">",
            "\0",
            "\uFEFF",
          ),
          { maxLength: 60 },
        )
        .map((parts) => Buffer.from(parts.join(""))),
    );
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.option(fc.constantFrom(...SOURCE_FORMATS), { nil: undefined }),
        async (file, format) => {
          const refused = await refusal(read(Buffer.from(file), format));
          if (refused) expect(refused.sentence).toMatch(/^[A-Z].*\.$/);
        },
      ),
      { numRuns: fuzzRuns(400) },
    );
  });
});

it("SEC-81 occurrences of a series share what is told of them", async () => {
  const { rows } = await read(HOSTILE_FILES.find(({ name }) => name.startsWith("many long texts"))!.text());
  const facts = new Set(rows.map((row) => "draft" in row && row.draft.facts));
  expect(rows.length).toBeGreaterThan(20_000);
  // A series of a year comes in a few batches.
  expect(facts.size).toBeLessThan(60 * 4);
});
