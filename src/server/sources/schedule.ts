import type { Database } from "#server/platform/db/connect.ts";
import { sourceClaims } from "./claims/store.ts";
import type { SourceRunner } from "./run.ts";
import type { SourceRow } from "./store.ts";

interface ScheduleDeps {
  database: Database;
  runner: SourceRunner;
  now: () => number;
}

/**
 * Finishes runs that other processes left in the middle, and runs every source that is due, one after the other; several
 * processes share them by claiming each.
 */
export async function runDueSources({ database: { db }, runner, now }: ScheduleDeps): Promise<number> {
  for (let left: SourceRow | undefined; ; ) {
    left = await sourceClaims.claimInterrupted(db, new Date(now()));
    if (!left) break;
    await runner.resume(left);
  }
  let runs = 0;
  while (true) {
    const source = await sourceClaims.claimDue(db, new Date(now()));
    if (!source) return runs;
    await runner.run(source, { userId: null });
    runs++;
  }
}
