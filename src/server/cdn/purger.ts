import { setTimeout } from "node:timers/promises";
import { EVERY_PAGE } from "#server/platform/http/shared-pages.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";

/** What changes together is told together. */
const GATHER_MS = 200;
const ANSWER_MS = 10_000;
/** As many as CDNs take in one call. */
const BATCH = 30;
/** Beyond, one call for everything is less work for both sides. */
const MAX_NAMES = 600;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** What a later call may change. */
const TRY_AGAIN = new Set([408, 425, 429]);

export interface PurgerDeps {
  url: string;
  token: string | undefined;
  network: Network;
  /** Longer than any copy is kept: then there is nothing left to purge. */
  giveUpMs: number;
  onFailure(text: string, facts: Record<string, unknown>): void;
  /** For tests. */
  firstPauseMs?: number;
}

/**
 * Tells a CDN the names of what has changed, in the order of the changes, and again until it has heard. Nothing is stored: what a
 * killed process leaves untold is told by the short life of every copy. Each process tells what it has seen itself; another may
 * still have given out the older page after the first one had told.
 */
export class Purger {
  readonly #deps: PurgerDeps;
  readonly #names = new Set<string>();
  readonly #stopping = new AbortController();
  #work: Promise<void> | undefined;

  constructor(deps: PurgerDeps) {
    this.#deps = deps;
  }

  purge(tags: readonly string[] | "all"): void {
    for (const tag of tags === "all" ? [EVERY_PAGE] : tags) this.#names.add(tag);
    if (this.#names.size > MAX_NAMES || this.#names.has(EVERY_PAGE)) {
      this.#names.clear();
      this.#names.add(EVERY_PAGE);
    }
    this.#work ??= this.#tell();
  }

  /** Tells what is left, once. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#work;
  }

  async #tell(): Promise<void> {
    await this.#pause(GATHER_MS);
    let pauseMs = this.#deps.firstPauseMs ?? FIRST_PAUSE_MS;
    let failingSinceMs: number | undefined;
    while (this.#names.size > 0) {
      const batch = [...this.#names].slice(0, BATCH);
      // Before it is sent: what changes meanwhile has to be told once more.
      for (const name of batch) this.#names.delete(name);
      const problem = await this.#send(batch);
      if (problem === undefined) {
        failingSinceMs = undefined;
        pauseMs = this.#deps.firstPauseMs ?? FIRST_PAUSE_MS;
        continue;
      }
      if (failingSinceMs === undefined)
        this.#deps.onFailure("the CDN was not told what changed", { problem });
      failingSinceMs ??= performance.now();
      const isLast = this.#stopping.signal.aborted || !isPassing(problem);
      if (isLast || performance.now() - failingSinceMs > this.#deps.giveUpMs) continue;
      for (const name of batch) this.#names.add(name);
      await this.#pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    // In the same step as the last look.
    this.#work = undefined;
  }

  /** The status or the problem where it was not heard. */
  async #send(tags: readonly string[]): Promise<number | string | undefined> {
    const { url, token, network } = this.#deps;
    try {
      const { status } = await fetchGuarded(url, {
        network,
        timeoutMs: ANSWER_MS,
        maxBytes: 0,
        wantsBody: () => false,
        post: Buffer.from(JSON.stringify({ tags })),
        headers: {
          "content-type": "application/json",
          "user-agent": "Whereabouts",
          // For proxies that read no body.
          "surrogate-key": tags.join(" "),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      });
      return status >= 200 && status < 300 ? undefined : status;
    } catch (error) {
      return error instanceof FetchError ? error.problem : "network";
    }
  }

  async #pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
  }
}

function isPassing(problem: number | string): boolean {
  return typeof problem === "string" || problem >= 500 || TRY_AGAIN.has(problem);
}
