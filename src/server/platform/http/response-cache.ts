import type { Basis } from "../cache/basis.ts";
import { type LruBounds, LruCache } from "../cache/lru-cache.ts";
import type { StoredBody } from "./stored-body.ts";

type Response = { readonly body: StoredBody };

/** What differs between answers of calls and pages. */
export interface CachePolicy<R extends Response> {
  bounds: LruBounds;
  /** What a new one occupies; its body tells of changes. */
  bytesOf(response: R): number;
  /** Whether others may be sent it, too: those who ask meanwhile, and those who ask later. Without it, they may. */
  isForAll?(response: R): boolean;
  /** Whether it is worth the room; asked once for each that is made. Without it, each is. */
  isWorthKeeping?(key: string, response: R, heldBytes: number): boolean;
  /** How long it is good where nothing changes, by a clock; without it, as long as that. */
  age?: { maxMs: number; now: () => number };
  /** Whether those who wait for one that fails are told so, or each makes their own. */
  sharesFailures: boolean;
}

interface Kept<R> {
  basis: Basis;
  madeAtMs: number;
  response: R;
}

/**
 * Finished answers, as bytes, while what they were made of does not change: a repeated question costs a look-up. Requests that
 * come while one is made share it, unless what it has read by then has changed: none of them sees an older state than that of
 * its own moment.
 */
export class ResponseCache<R extends Response> {
  readonly #kept: LruCache<Kept<R>>;
  readonly #making = new Map<string, { basis: Basis; shared: Promise<R | undefined> }>();
  readonly #policy: CachePolicy<R>;

  constructor(policy: CachePolicy<R>) {
    this.#policy = policy;
    this.#kept = new LruCache(policy.bounds, (kept) => !this.#isGood(kept));
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  find(key: string): R | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (this.#isGood(kept)) return kept.response;
    this.#kept.delete(key);
    return undefined;
  }

  /** The one kept under a key, or one that is being made, or else one that is made now. */
  async get(key: string, begin: () => { basis: Basis; made: Promise<R> }): Promise<R> {
    const kept = this.find(key);
    if (kept) return kept;
    const known = this.#making.get(key);
    const others = known?.basis.isCurrent() && (await known.shared);
    if (others) return others;
    const { basis, made } = begin();
    const shared = made.then(
      (response) => this.#keep(key, basis, response),
      (error) => {
        if (this.#policy.sharesFailures) throw error;
        return undefined;
      },
    );
    const making = { basis, shared };
    this.#making.set(key, making);
    try {
      await shared;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
    return made;
  }

  #isGood({ madeAtMs, basis }: Kept<R>): boolean {
    const { age } = this.#policy;
    // Of the future where the clock was set back.
    const isYoung = !age || Math.abs(age.now() - madeAtMs) < age.maxMs;
    return isYoung && basis.renew();
  }

  /** Returns it where others may have it, too. */
  #keep(key: string, basis: Basis, response: R): R | undefined {
    const policy = this.#policy;
    if (policy.isForAll?.(response) === false) return undefined;
    const isWorthKeeping = policy.isWorthKeeping?.(key, response, this.#kept.bytes) ?? true;
    // A newer one may have been kept meanwhile.
    if (isWorthKeeping && basis.isCurrent()) {
      const kept = { basis, madeAtMs: policy.age?.now() ?? 0, response };
      this.#kept.set(key, kept, policy.bytesOf(response));
      response.body.onResize = (byBytes) => this.#kept.grow(key, kept, byBytes);
    }
    return response;
  }
}
