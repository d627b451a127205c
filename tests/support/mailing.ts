import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Site } from "#contract/site.ts";
import { readConfig } from "#server/config.ts";
import { buildMailer } from "#server/mails.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { remindersStore } from "#server/reminders/store.ts";

export interface Failure {
  text: string;
  facts: Record<string, unknown>;
}

/** The mail side of the product as the server builds it, with a clock that stands where the test puts it. */
export function mailerFor(
  database: Database,
  environment: Record<string, string>,
  clock: { nowMs: number },
  site?: Site,
) {
  const failures: Failure[] = [];
  const config = readConfig({ PUBLIC_URL: "https://whereabouts.example", ...environment });
  const mailer = buildMailer({
    config: site ? { ...config, site } : config,
    database,
    now: () => clock.nowMs,
    onFailure: (text, facts) => failures.push({ text, facts }),
  });
  const reminders = remindersStore(database);
  return {
    ...mailer,
    failures,
    /** What the jobs do: order the reminders that are due, and send all that is waiting. */
    async work(): Promise<void> {
      await reminders.orderDue(clock.nowMs);
      await mailer.sendDue();
    },
  };
}

/** A data folder that goes with the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "whereabouts-mail-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Inserts a user with an account. */
export async function addUser(database: Database, forename: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into users (email, forename, surname) values ($1, $2, 'Petrova') returning id",
    [`${forename.toLowerCase()}@example.org`, forename],
  );
  return rows[0]!.id;
}

export async function addReminder(database: Database, userId: string, eventId: number): Promise<void> {
  await database.pool.query("insert into favorites (user_id, event_id, reminder) values ($1, $2, true)", [
    userId,
    eventId,
  ]);
}
