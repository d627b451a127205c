import { sql } from "drizzle-orm";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { Database, Transaction } from "../connect.ts";
import { type BackupFile, FORMAT } from "./backup.ts";
import { BACKUP_TABLES } from "./tables.ts";

const ROWS_PER_INSERT = 1_000;
/** Filled by every start and by commands: rows of these do not make a database one that is in use. */
const ALWAYS_FILLED = new Set(["countries", "site_facts", "process_reports", "health_hours"]);

/** Puts a backup into a database without data, all of it or nothing. */
export async function restore(
  db: Database["db"],
  lines: AsyncIterable<string>,
  storeUpload: (upload: BackupFile) => Promise<void>,
): Promise<{ rows: number; pictures: number }> {
  let rows = 0;
  let pictures = 0;
  await db.transaction(async (tx) => {
    await refuseData(tx);
    let table = "";
    let waiting: string[] = [];
    const flush = async () => {
      if (waiting.length > 0) await insert(tx, table, waiting);
      rows += waiting.length;
      waiting = [];
    };
    let isWhole = false;
    let isFirst = true;
    for await (const line of lines) {
      const {
        format,
        table: next,
        end,
        upload,
        base64 = "",
      }: Mark = isFirst || MARK.test(line) ? markOf(line) : {};
      if (isFirst && format !== FORMAT) throw notOurs();
      if (upload) {
        await storeUpload({ file: upload, bytes: Buffer.from(base64, "base64") });
        pictures++;
      } else if (!isFirst && !next && end === undefined) waiting.push(line);
      isFirst = false;
      if (next || waiting.length === ROWS_PER_INSERT) await flush();
      if (next) table = known(next);
      isWhole = end !== undefined;
    }
    if (isFirst) throw notOurs();
    if (!isWhole) throw new OperatorError("The backup is incomplete. Nothing was restored.");
    await flush();
    await countOn(tx);
  });
  return { rows, pictures };
}

interface Mark {
  upload?: string;
  base64?: string;
  format?: string;
  table?: string;
  end?: number;
}

// No table has a single column of one of these names.
const MARK = /^\{"(table":"\w+"\}$|end":\d+\}$|upload":)/;

function markOf(line: string): Mark {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

function notOurs(): OperatorError {
  return new OperatorError("This file is not a backup of Whereabouts.");
}

function known(table: string): string {
  if (BACKUP_TABLES.some(({ name }) => name === table)) return table;
  throw new OperatorError("The backup was made by a newer version of Whereabouts.");
}

async function refuseData(tx: Transaction): Promise<void> {
  for (const { name } of BACKUP_TABLES.filter((table) => !ALWAYS_FILLED.has(table.name))) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new OperatorError(
        "The database already contains data: restore into an empty one, such as a new DATA_DIR.",
      );
  }
}

/** Columns that the backup does not know take their defaults, so that an older backup fits a newer schema. */
async function insert(tx: Transaction, table: string, lines: readonly string[]): Promise<void> {
  const columns = sql.join(
    Object.keys(JSON.parse(lines[0] ?? "{}")).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table);
  await tx.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(",")}]`}::json)
    on conflict do nothing`);
}

/** New rows get numbers after the restored ones. */
async function countOn(tx: Transaction): Promise<void> {
  for (const { name, counters } of BACKUP_TABLES) {
    for (const counter of counters) {
      await tx.execute(sql`
        select setval(pg_get_serial_sequence(${name}, ${counter}), coalesce(max(${sql.identifier(counter)}), 0) + 1, false)
        from ${sql.identifier(name)}`);
    }
  }
}
