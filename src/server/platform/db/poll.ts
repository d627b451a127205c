import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import type { OnProblem } from "./problem.ts";

const EVERY_MS = 1_000;

/** Where no messages come: calls back every second in which the database answers, until stopped. */
export function startPolling(pool: Pool, look: () => Promise<void>, onProblem: OnProblem) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function pollUntilStopped(): Promise<void> {
    let isAway = false;
    while (!signal.aborted) {
      await setTimeout(EVERY_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await pool.query("select 1");
        isAway = false;
      } catch (error) {
        if (!isAway) onProblem("The database cannot be asked for changes; it is asked again.", error);
        isAway = true;
        continue;
      }
      await look();
    }
  }

  const done = pollUntilStopped();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await done;
    },
  };
}
