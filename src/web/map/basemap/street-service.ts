import { STREET_FAILURE_HEADER, type StreetStatus } from "#contract/basemap.ts";
import type { TileAddress } from "./tile-grid.ts";

type Up = Extract<StreetStatus, { isUp: true }>;

export interface StreetServiceOptions {
  /** Null where no service is used. */
  url: string | null;
  /** Called when the service comes or goes, and when tiles that failed may be asked for again. */
  onChange: () => void;
  fetch?: typeof fetch;
  isOnline?: () => boolean;
}

const ANSWER_TIMEOUT_MS = 12_000;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 300_000;

/**
 * Follows whether street tiles of the whole planet are to be had. Our own server asks the service and answers for it, so
 * no request here fails while the service does.
 */
export class StreetService {
  #options: StreetServiceOptions;
  #status: Up | undefined;
  #firstAnswer: Promise<void> | undefined;
  #asking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauses = 0;
  #hasMissed = false;
  #missedAtMs = Number.NEGATIVE_INFINITY;
  #isStopped = false;

  constructor(options: StreetServiceOptions) {
    this.#options = options;
  }

  get current(): Up | undefined {
    return this.#status;
  }

  /** Settles with the first answer, so that no placeholder is drawn for streets that are about to come. */
  ready(): Promise<void> {
    this.#firstAnswer ??= this.ask();
    return this.#firstAnswer;
  }

  /** Asks now; concurrent calls share the answer. */
  ask(): Promise<void> {
    if (this.#options.url === null || this.#isStopped) return Promise.resolve();
    this.#asking ??= this.#ask(this.#options.url).finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** A tile; none where the service has nothing to show, undefined where it failed. */
  async tile({ z, x, y }: TileAddress, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const status = this.#status;
    if (!status || z < status.minZoom || z > status.maxZoom || !this.#isOnline) return undefined;
    const url = status.tiles.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
    try {
      const answer = await this.#fetch(url, { signal });
      const failure = answer.headers.get(STREET_FAILURE_HEADER);
      if (answer.ok && !failure) return new Uint8Array(await answer.arrayBuffer());
      this.#miss(failure === "down");
    } catch (error) {
      // The map no longer needs this tile; that is no failure.
      if (signal.aborted) throw error;
      this.#miss(true);
    }
    return undefined;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  get #fetch(): typeof fetch {
    return this.#options.fetch ?? globalThis.fetch.bind(globalThis);
  }

  /** Without a network nothing is asked: browsers write such a request into the console. */
  get #isOnline(): boolean {
    return this.#options.isOnline?.() ?? navigator.onLine;
  }

  async #ask(url: string): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const answer = await this.#readStatus(url);
    if (this.#isStopped) return;
    const wasUp = this.#status !== undefined;
    this.#status = answer.isUp ? answer : undefined;
    if (!answer.isUp) this.#askAgainIn(answer.retryInMs);
    if (answer.isUp !== wasUp || (answer.isUp && this.#hasMissed)) {
      this.#hasMissed = false;
      this.#options.onChange();
    }
  }

  async #readStatus(url: string): Promise<StreetStatus> {
    try {
      if (!this.#isOnline) return { isUp: false, retryInMs: 0 };
      const answer = await this.#fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
      if (answer.ok) return (await answer.json()) as StreetStatus;
    } catch {
      // Our own server is out of reach; the map stays as it is and asks again.
    }
    return { isUp: false, retryInMs: 0 };
  }

  #miss(isDown: boolean): void {
    this.#hasMissed = true;
    const nowMs = performance.now();
    if (nowMs - this.#missedAtMs > MAX_PAUSE_MS) this.#pauses = 0;
    this.#missedAtMs = nowMs;
    if (isDown && this.#status) {
      this.#status = undefined;
      this.#options.onChange();
    }
    this.#askAgainIn(0);
  }

  /** Not before the server would ask the service itself, and less often the longer it takes. */
  #askAgainIn(leastMs: number): void {
    if (this.#isStopped || this.#timer !== undefined) return;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, MAX_PAUSE_MS);
    this.#timer = setTimeout(() => void this.ask(), Math.max(leastMs, pauseMs));
    this.#pauses++;
  }
}
