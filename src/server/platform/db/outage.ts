import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import type { OnProblem } from "./problem.ts";

const PROBE_EVERY_MS = 1_000;

/** Writes the line of a failure that is not the database's. The same function is called once for all that it was given for. */
type WriteLine = () => void;

/**
 * Logs an outage of the database as two lines, one when it goes away and one when it is back, instead of a line for every
 * connection, request and job that fails meanwhile. A failure that may be the database's is held back until a probe
 * has told whether it answers.
 */
export class Outage {
  readonly #probe: () => Promise<unknown>;
  readonly #onProblem: OnProblem;
  readonly #stopping = new AbortController();
  #held: { error: unknown; write: WriteLine }[] = [];
  #failures = 0;
  #watching: Promise<void> | undefined;

  constructor(pool: Pool, onProblem: OnProblem) {
    // A standby answers, too.
    this.#probe = async () => {
      const { rows } = await pool.query<{ standby: boolean }>("select pg_is_in_recovery() as standby");
      if (rows[0]?.standby) throw new Error("The database takes no writes");
    };
    this.#onProblem = onProblem;
  }

  /** A failure that may mean that the database is away; `write` is called where it is not. */
  report(error: unknown, write: WriteLine): void {
    this.#failures++;
    if (this.#stopping.signal.aborted) {
      write();
      return;
    }
    this.#held.push({ error, write });
    this.#watching ??= this.#watch().finally(() => {
      this.#watching = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    const beganMs = performance.now();
    this.#failures = this.#held.length;
    for (let isLogged = false; ; ) {
      const isBack = await this.#probe().then(
        () => true,
        () => false,
      );
      const held = this.#held.splice(0);
      if (isBack && !isLogged) {
        for (const write of new Set(held.map((each) => each.write))) write();
        return;
      }
      if (isBack) {
        const seconds = ((performance.now() - beganMs) / 1_000).toFixed(1);
        this.#onProblem(`The database is back after ${seconds} s; ${this.#failures} failures meanwhile.`);
        return;
      }
      if (!isLogged) this.#onProblem("The database is away.", held[0]?.error);
      isLogged = true;
      await pause(PROBE_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
    }
  }
}
