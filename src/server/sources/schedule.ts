import type { Database } from "#server/platform/db/connect.ts";
import type { SourceRunner } from "./run.ts";
import { sourceStore } from "./store.ts";

interface ScheduleDeps {
  database: Database;
  runner: SourceRunner;
  now: () => number;
}

/** Runs every source that is due, one after the other; several processes share them by claiming each. */
export async function runDueSources({ database: { db }, runner, now }: ScheduleDeps): Promise<number> {
  let runs = 0;
  while (true) {
    const source = await sourceStore.claimDue(db, new Date(now()));
    if (!source) return runs;
    await runner.run(source, { userId: null });
    runs++;
  }
}
