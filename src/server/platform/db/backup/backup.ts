import { sql } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { BACKUP_TABLES } from "./tables.ts";

const ROWS_PER_FETCH = 2_000;

/**
 * The whole database as lines of JSON, as it was at one moment, while others go on writing: the first line says what it
 * is, a line with `table` begins a table, its rows follow, then uploaded pictures as lines with `upload`, and the last line says that nothing is missing. Sessions, tokens, webhooks and rate limits are left out, since
 * a copy must not sign users in or send messages, and so is what was measured on these machines.
 */
export const FORMAT = "whereabouts backup 1";
export const LEFT_OUT = new Set([
  "sessions",
  "rate_limits",
  "password_resets",
  "email_changes",
  "passkey_challenges",
  "api_tokens",
  "federation_keys",
  "federation_peers",
  "federation_signatures",
  "webhooks",
  "process_reports",
  "health_hours",
]);

export interface BackupFile {
  file: string;
  bytes: Buffer;
}

/** Hands out the lines in pieces; `write` may take its time. */
export async function backUp(
  db: Database["db"],
  write: (lines: string) => Promise<void>,
  nowMs: number,
  uploads: AsyncIterable<BackupFile>,
): Promise<{ rows: number; pictures: number }> {
  let rows = 0;
  let pictures = 0;
  await db.transaction(
    async (tx) => {
      // The same rows make the same lines everywhere.
      await tx.execute(sql`set local timezone to 'UTC'`);
      await write(`${JSON.stringify({ format: FORMAT, takenAt: new Date(nowMs).toISOString() })}\n`);
      for (const { name } of BACKUP_TABLES.filter((table) => !LEFT_OUT.has(table.name))) {
        await write(`${JSON.stringify({ table: name })}\n`);
        await tx.execute(
          sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
        );
        for (;;) {
          const fetched = await tx.execute<{ line: string }>(
            sql.raw(`fetch ${ROWS_PER_FETCH} from backup_rows`),
          );
          if (fetched.rows.length === 0) break;
          rows += fetched.rows.length;
          await write(`${fetched.rows.map((row) => row.line).join("\n")}\n`);
        }
        await tx.execute(sql`close backup_rows`);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  // After the rows: what they name was stored before them, and never changes.
  for await (const { file, bytes } of uploads) {
    await write(`${JSON.stringify({ upload: file, base64: bytes.toString("base64") })}\n`);
    pictures++;
  }
  await write(`${JSON.stringify({ end: rows })}\n`);
  return { rows, pictures };
}
