import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { socketOf } from "./pg-internals.ts";
import { clientConfig, type PostgresAddress, type PostgresHost } from "./postgres-address.ts";
import type { OnProblem } from "./problem.ts";

/** Longer than a busy machine takes to let a connection in. */
const PROBE_MS = 10_000;
/** Once a host has answered, the others are waited for so long: one that is gone must not hold up the next search. */
const OTHERS_MS = 3_000;
const CHECK_EVERY_MS = 2_000;
const CHECK_MS = 5_000;
/** So long a search that found nothing is the answer to those who ask next. */
const FRUITLESS_MS = 200;

/**
 * Knows which of several hosts serves the purpose of an address. It is asked for before every connection; all hosts are
 * tried at once where it is not known, so that an unreachable one causes no delay.
 */
export class HostFinder {
  readonly #address: PostgresAddress;
  readonly #onProblem: OnProblem;
  /** By what cuts the connection. */
  readonly #open = new Map<() => void, PostgresHost>();
  #found: PostgresHost | undefined;
  #last: PostgresHost | undefined;
  #searching: Promise<PostgresHost> | undefined;
  #isChecking = false;

  constructor(address: PostgresAddress, onProblem: OnProblem) {
    this.#address = address;
    this.#onProblem = onProblem;
  }

  async find(): Promise<PostgresHost> {
    if (this.#found) return this.#found;
    this.#searching ??= this.#search();
    return await this.#searching;
  }

  lost(host: PostgresHost): void {
    if (this.#found === host) this.#found = undefined;
  }

  /** A connection to a host; `cut` ends it should the host fall silent. Returns what to call when it has ended. */
  opened(host: PostgresHost, cut: () => void): () => void {
    this.#open.set(cut, host);
    void this.#checkWhileOpen();
    return () => void this.#open.delete(cut);
  }

  async #search(): Promise<PostgresHost> {
    const { hosts, purpose, place } = this.#address;
    const isReading = purpose === "reading";
    const answers = hosts.map((host) => isStandby(this.#address, host, PROBE_MS));
    try {
      const wanted = first(hosts, answers, (standby) => standby === isReading);
      const found = await Promise.race([wanted, othersAreLate(answers)]).catch((error) => {
        if (isReading) return first(hosts, answers, () => true);
        throw error;
      });
      if (this.#last && this.#last !== found)
        this.#onProblem(`The database is found at ${found.host}:${found.port} now.`);
      this.#last = found;
      this.#found = found;
      this.#searching = undefined;
      return found;
    } catch (error) {
      setTimeout(() => {
        this.#searching = undefined;
      }, FRUITLESS_MS).unref();
      const { errors } = error as AggregateError;
      throw errors.find(isStandbyError) ?? errors[0] ?? new Error(`No host of ${place} answers.`);
    }
  }

  /** A machine that dies ends no connection: without this they would wait for it for a quarter of an hour. */
  async #checkWhileOpen(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    while (this.#open.size > 0) {
      await pause(CHECK_EVERY_MS, undefined, { ref: false });
      // Twice: this process or that machine may have been busy.
      for (const host of new Set(this.#open.values()))
        if ((await this.#isGone(host)) && (await this.#isGone(host))) this.#cutOff(host);
    }
    this.#isChecking = false;
  }

  #cutOff(host: PostgresHost): void {
    this.lost(host);
    this.#onProblem(`The database at ${host.host}:${host.port} serves no more; its connections are cut.`);
    for (const [cut, at] of this.#open) if (at === host) cut();
  }

  #isGone(host: PostgresHost): Promise<boolean> {
    const { purpose } = this.#address;
    return isStandby(this.#address, host, CHECK_MS).then(
      (standby) => standby && purpose === "writing",
      // An error of the server is an answer.
      ({ code = "" }: { code?: string }) => !/^\d[\dA-Z]{4}$/.test(code),
    );
  }
}

/** The first host whose answer is wanted; otherwise every reason why not. */
function first(
  hosts: readonly PostgresHost[],
  answers: readonly Promise<boolean>[],
  isWanted: (standby: boolean) => boolean,
): Promise<PostgresHost> {
  return Promise.any(
    hosts.map(async (host, at) => {
      if (isWanted((await answers[at]) ?? false)) return host;
      throw noWrites();
    }),
  );
}

async function othersAreLate(answers: readonly Promise<boolean>[]): Promise<never> {
  await Promise.any(answers);
  await pause(OTHERS_MS, undefined, { ref: false });
  throw new AggregateError([noWrites()]);
}

const READ_ONLY = "25006";
const noWrites = () => Object.assign(new Error("no host takes writes"), { code: READ_ONLY });
const isStandbyError = ({ code }: { code?: string }) => code === READ_ONLY;

async function isStandby(address: PostgresAddress, host: PostgresHost, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({
    ...clientConfig(address),
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on("error", () => {});
  Object.assign(client, host);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>(
      "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as standby",
    );
    void client.end().catch(() => {});
    return rows[0]?.standby ?? false;
  } catch (error) {
    // A host that fell silent does not say goodbye.
    socketOf(client).destroy();
    throw error;
  }
}
