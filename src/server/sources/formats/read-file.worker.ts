import { serveTasks } from "#server/platform/worker/serve-tasks.ts";
import { decodeFile } from "./decode.ts";
import { MAX_ROWS, type ReadRow } from "./draft.ts";
import { formatOf, readFile } from "./file.ts";
import { wrongFile } from "./file-problem.ts";
import type { FileSummary, FileTask } from "./read-file.ts";
import { describeTable } from "./table-description.ts";

/** A batch takes the other thread a few milliseconds: this many rows, or characters. */
const BATCH_ROWS = 250;
const BATCH_LENGTH = 250_000;

serveTasks(function* ({
  bytes,
  format: given,
  nowMs,
  url,
  mapping = null,
  wantsTable = false,
}: FileTask): Generator<ReadRow[], FileSummary> {
  const text = decodeFile(bytes);
  const format = given ?? formatOf(text);
  const table = wantsTable ? describeTable(text, format, mapping) : undefined;
  if (table && table.missing.length + table.gone.length > 0) return { format, source: format, table };
  const file = readFile(text, format, nowMs, { url, mapping });
  let batch: ReadRow[] = [];
  let length = 0;
  let count = 0;
  let last: unknown;
  for (const row of file.rows) {
    if (++count > MAX_ROWS) throw wrongFile({ code: "fileTooManyEvents", params: { max: MAX_ROWS } });
    batch.push(row);
    const facts = "draft" in row ? row.draft.facts : undefined;
    if (facts && facts !== last) length += facts.description.length;
    last = facts;
    if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
    last = undefined;
  }
  if (batch.length > 0) yield batch;
  return { format, source: file.source, table };
});
