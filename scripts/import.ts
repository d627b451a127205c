import { resolve } from "node:path";
import { AppError } from "#contract/app-error.ts";
import type { Apply } from "#server/admin/import/command.ts";
import { loadConfig } from "#server/config.ts";
import { ANY_NETWORK, INTERNET } from "#server/platform/http-client/http-client.ts";
import { describeInOneSentence } from "#server/platform/log/describe-error.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { isUpcoming, lineOf, occurrenceText, refusalLine } from "#server/sources/command/occurrence-line.ts";
import { type ImportOptions, readOptions } from "#server/sources/command/options.ts";
import { bytesOf, inputRows } from "#server/sources/command/read-input.ts";
import type { ReadRow } from "#server/sources/formats/draft.ts";
import { type FileReader, openFileReader } from "#server/sources/formats/read-file.ts";

// A reader such as `head` may have seen enough.
process.stdout.on("error", () => process.exit());

try {
  const options = readOptions(process.argv.slice(2), Date.now());
  const files = openFileReader();
  const reader: FileReader = {
    ...files,
    read: (task, signal) => files.read({ ...task, mapping: options.mapping ?? task.mapping }, signal),
  };
  try {
    if (options.isPreview) await readAll(options, reader);
    else {
      // A preview starts without the database and all that belongs to it.
      const { withDatabase } = await import("#server/admin/import/command.ts");
      await withDatabase(loadConfig(), options, reader, (apply) => readAll(options, reader, apply));
    }
  } finally {
    await reader.close();
  }
} catch (error) {
  console.error(describeInOneSentence(error));
  process.exitCode = 1;
}

/** Unreadable files are reported one by one; the command fails only where none can be read. */
async function readAll(options: ImportOptions, reader: FileReader, apply?: Apply): Promise<void> {
  const { inputs, isJson, nowMs } = options;
  let read = 0;
  for (const input of inputs) {
    try {
      // npm runs commands in its own folder; files are named from where it was called.
      const path = resolve(process.env.INIT_CWD ?? process.cwd(), input);
      const bytes = await bytesOf(input, { path, network: networkOf });
      if (isJson || !apply) {
        const rows = await inputRows(reader, Buffer.from(bytes), nowMs);
        tell(input, rows, options);
      }
      if (apply) {
        const told = await apply(bytes, input);
        (isJson ? console.error : console.info)(told);
      }
      read++;
    } catch (error) {
      if (!(error instanceof AppError || error instanceof OperatorError)) throw error;
      if (isJson) console.info(JSON.stringify(refusalLine(input, error.message)));
      else console.error(`${input}: ${error.message}`);
    }
  }
  if (read === 0) process.exitCode = 1;
}

function networkOf() {
  return loadConfig().isPrivateNetworkAllowed ? ANY_NETWORK : INTERNET;
}

function tell(input: string, rows: readonly ReadRow[], { isJson, nowMs }: ImportOptions): void {
  const upcoming = rows.filter((row) => isUpcoming(row, nowMs));
  if (isJson) {
    for (const row of upcoming) console.info(JSON.stringify(lineOf(input, row)));
    return;
  }
  const problems = upcoming.filter((row) => "problem" in row);
  console.info(`${input}: ${upcoming.length - problems.length} upcoming, ${problems.length} cannot be read`);
  const notes = new Set<string>();
  for (const row of upcoming) {
    if ("problem" in row) {
      console.info(`  ! ${lineOf(input, row).problem} ${row.title}`.trimEnd());
      continue;
    }
    const { facts, start } = row.draft;
    const place = [facts.place.name, facts.place.cities[0]?.name].filter(Boolean).join(", ");
    const status = facts.details.status === "cancelled" ? " (cancelled)" : "";
    console.info(`  ${occurrenceText(start)}  ${facts.title}${place && ` — ${place}`}${status}`);
    for (const note of facts.notes ?? []) notes.add(note);
  }
  for (const note of notes) console.info(`  ? ${note}`);
}
