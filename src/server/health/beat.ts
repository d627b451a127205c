import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { KEPT_DAYS, MISSED_MS } from "#domain/health.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { AnswerTally } from "./answer-tally.ts";
import { diskOf } from "./disk.ts";
import { healthStore } from "./store.ts";

export interface BeatDeps {
  database: Pick<Database, "db">;
  tally: AnswerTally;
  workers: number;
  version: string;
  dataDir: string;
  now: () => number;
}

/** Writes down how this process is, for whichever process is asked. */
export function createBeat({ database: { db }, tally, workers, version, dataDir, now }: BeatDeps) {
  const store = healthStore(db);
  const id = randomUUID();
  const startedAt = new Date(now());
  const machine = hostname();

  return {
    async beat(): Promise<void> {
      const disk = await diskOf(dataDir);
      const counts = tally.take();
      try {
        const databaseMs = await store.pingMs();
        const at = new Date(now());
        await store.report({
          id,
          machine,
          version,
          wanted: workers,
          startedAt,
          seenAt: at,
          memoryBytes: process.memoryUsage.rss(),
          ...disk,
        });
        await store.addToHour(at, { ...counts, databaseMs, diskUsedBytes: disk.diskUsedBytes });
      } catch (error) {
        // Told with the next one.
        tally.giveBack(counts);
        throw error;
      }
      await store.forget({
        reports: new Date(now() - MISSED_MS),
        hours: new Date(now() - (KEPT_DAYS + 1) * DAY_MS),
      });
    },

    /** This process is not missed. */
    leave: (): Promise<void> => store.removeReport(id),
  };
}
