import { setImmediate, setTimeout } from "node:timers/promises";
import type { Pool } from "pg";

const TURN_MS = 1;
/** A request asks its next question within so many turns, or has no more. */
const QUIET_TURNS = 2;
const LONGEST_MS = 100;

/**
 * The embedded database has one session, for which requests queue between the transactions of long work. A request asks
 * several questions: waits until those of others are over, so that each request waits for one transaction, not for one
 * before each question.
 */
export async function letOthersPass(pool: Pick<Pool, "idleCount" | "totalCount" | "waitingCount">) {
  const isIdle = () => pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
  const endAt = performance.now() + LONGEST_MS;
  await setImmediate();
  if (isIdle()) return;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < endAt; quiet = isIdle() ? quiet + 1 : 0)
    await setTimeout(TURN_MS);
}
