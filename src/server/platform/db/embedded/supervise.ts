import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { OnProblem } from "../problem.ts";
import type { EmbeddedEngine } from "./engine.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Keeps the database running until the signal: when it stops by itself, it is started again on what it had
 * written, as PostgreSQL's own postmaster would do. Resolves when the last engine has stopped.
 */
export async function supervise(
  first: EmbeddedEngine,
  start: () => Promise<EmbeddedEngine>,
  stopping: AbortSignal,
  onProblem: OnProblem,
): Promise<void> {
  const stopAsked = once(stopping, "abort");
  for (
    let engine: EmbeddedEngine | undefined = first;
    engine;
    engine = await startAgain(start, stopping, onProblem)
  ) {
    const [reason] = await Promise.race([engine.failure.then((why) => [why]), stopAsked]);
    if (stopping.aborted) return engine.stop();
    onProblem(`The embedded database stopped and is started again: ${reason}.`);
  }
}

async function startAgain(
  start: () => Promise<EmbeddedEngine>,
  stopping: AbortSignal,
  onProblem: OnProblem,
): Promise<EmbeddedEngine | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await pause(pauseMs, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return undefined;
    try {
      return await start();
    } catch (error) {
      onProblem(`The embedded database does not start: ${(error as Error).message}.`, error);
    }
  }
}
