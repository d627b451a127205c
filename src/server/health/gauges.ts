import type { Atlas } from "#server/atlas/atlas.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findFact } from "#server/platform/db/site-facts.ts";
import { type OutboxChannel, refusalStore } from "#server/platform/mail/store.ts";
import type { GaugeSource } from "#server/platform/metrics/register.ts";
import type { CertificateFact } from "./certificate.ts";
import { diskOf } from "./disk.ts";
import { healthStore } from "./store.ts";

export interface GaugeDeps {
  atlas: () => Atlas;
  database: Pick<Database, "db" | "pool">;
  workers: number;
  dataDir: string;
  certificate: CertificateFact;
  now: () => number;
}

const QUEUES: Record<OutboxChannel, string> = { mail: "mails", push: "pushes", federation: "federation" };

/** What operators watch besides requests and the process itself. */
export function siteGauges({
  atlas,
  database: { db, pool },
  workers,
  dataDir,
  certificate,
  now,
}: GaugeDeps): GaugeSource[] {
  const store = healthStore(db);
  const refusals = refusalStore(db);
  const queue = async (channel: OutboxChannel) =>
    (await store.waiting(new Date(now()))).find((each) => each.channel === channel);
  return [
    gauge("atlas_venues", "Venues with upcoming events", "max", () => atlas().count().venues),
    gauge("atlas_events", "Upcoming events", "max", () => atlas().count().events),
    gauge("processes", "Processes that serve requests", "sum", () => 1),
    gauge("processes_wanted", "WORKERS", "max", () => workers),
    gauge("database_connections", "Open connections to the database", "sum", () => pool.totalCount),
    gauge("database_connections_idle", "Open connections without work", "sum", () => pool.idleCount),
    gauge("database_connections_waiting", "Work that waits for a connection", "sum", () => pool.waitingCount),
    ...(["mail", "push", "federation"] as const).flatMap((channel) => [
      gauge(`${QUEUES[channel]}_waiting`, `Due and not yet sent: ${channel}`, "max", async () => {
        return (await queue(channel))?.waiting ?? 0;
      }),
      gauge(
        `${QUEUES[channel]}_oldest_due_timestamp_seconds`,
        "Since when the oldest of them waits",
        "max",
        async () => {
          return seconds((await queue(channel))?.oldestAt);
        },
      ),
    ]),
    gauge("sources_failing", "Sources that fail or were stopped for it", "max", async () => {
      const { failing, stopped } = await store.sources();
      return failing + stopped;
    }),
    gauge("sources_left_out", "Sources whose last run left rows out", "max", async () => {
      return (await store.leftOutSources()).length;
    }),
    gauge("webhooks_failing", "Webhooks that fail or were switched off for it", "max", async () => {
      const { failing, stopped } = await store.webhooks();
      return failing + stopped;
    }),
    gauge("data_disk_bytes", "Size of the disk of DATA_DIR", "max", async () => {
      return (await diskOf(dataDir)).diskBytes ?? undefined;
    }),
    gauge("data_disk_used_bytes", "Of it, in use", "max", async () => {
      return (await diskOf(dataDir)).diskUsedBytes ?? undefined;
    }),
    gauge("certificate_end_timestamp_seconds", "When the certificate of PUBLIC_URL ends", "max", () => {
      const { endsAt } = certificate.known() ?? {};
      return endsAt && endsAt / 1000;
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
