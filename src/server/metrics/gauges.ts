import type { Atlas } from "#server/atlas/atlas.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { refusalStore } from "#server/platform/mail/store.ts";
import type { GaugeSource } from "#server/platform/metrics/register.ts";
import { metricsStore } from "./store.ts";

export interface GaugeDeps {
  atlas: () => Atlas;
  database: Pick<Database, "db" | "pool">;
  workers: number;
  now: () => number;
}

/** What operators watch besides requests and the process itself. */
export function siteGauges({ atlas, database: { db, pool }, workers, now }: GaugeDeps): GaugeSource[] {
  const store = metricsStore(db);
  const refusals = refusalStore(db);
  const waitingMails = () => store.waitingMails(new Date(now()));
  return [
    gauge("atlas_venues", "Venues with upcoming events", "max", () => atlas().count().venues),
    gauge("atlas_events", "Upcoming events", "max", () => atlas().count().events),
    gauge("processes", "Processes that serve requests", "sum", () => 1),
    gauge("processes_wanted", "WORKERS", "max", () => workers),
    gauge("database_connections", "Open connections to the database", "sum", () => pool.totalCount),
    gauge("database_connections_idle", "Open connections without work", "sum", () => pool.idleCount),
    gauge("database_connections_waiting", "Work that waits for a connection", "sum", () => pool.waitingCount),
    gauge("mails_waiting", "Mails that are due and not yet sent", "max", async () => {
      return (await waitingMails())?.mails;
    }),
    gauge("mails_oldest_due_timestamp_seconds", "Since when the oldest of them waits", "max", async () => {
      return seconds((await waitingMails())?.oldestDue);
    }),
    gauge("mail_addresses_stopped", "Addresses that get no reminders and news any more", "max", async () => {
      return (await refusals.totals()).stopped;
    }),
    gauge("mail_bounces", "Bounces that were reported within 180 days", "max", async () => {
      return (await refusals.totals()).bounces;
    }),
    gauge("mail_complaints", "Complaints that were reported within 180 days", "max", async () => {
      return (await refusals.totals()).complaints;
    }),
    gauge("import_last_success_timestamp_seconds", "When events were last imported", "max", async () => {
      return seconds(await store.lastImport());
    }),
    gauge("backup_last_success_timestamp_seconds", "When the last backup was made", "max", async () => {
      return seconds(await findFact(db, "last-backup"));
    }),
  ];
}

function gauge(
  name: string,
  help: string,
  aggregator: GaugeSource["aggregator"],
  read: GaugeSource["read"],
): GaugeSource {
  return { name, help, aggregator, read };
}

function seconds(at: Date | null | undefined): number | undefined {
  return at ? at.getTime() / 1000 : undefined;
}
