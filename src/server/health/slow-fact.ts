interface SlowFactOptions<T> {
  ask: () => Promise<T>;
  everyMs: number;
  /** How soon it is asked again where that failed. */
  retryMs: number;
  now: () => number;
}

/** A cached answer of another server, requested again on demand when it is older than `everyMs`. A failed request keeps the last one. */
export function slowFact<T>({ ask, everyMs, retryMs, now }: SlowFactOptions<T>) {
  let last: T | undefined;
  let failure: unknown;
  let nextMs = 0;
  let asking: Promise<void> | undefined;

  async function renew(): Promise<void> {
    try {
      last = await ask();
      failure = undefined;
      nextMs = now() + everyMs;
    } catch (error) {
      failure = error;
      nextMs = now() + retryMs;
    }
  }

  function renewed(): Promise<void> {
    const nowMs = now();
    // A clock that was set back must not stop it.
    const isDue = nowMs >= nextMs || nextMs - nowMs > everyMs;
    if (isDue) asking ??= renew().finally(() => (asking = undefined));
    return asking ?? Promise.resolve();
  }

  return {
    /** Without waiting: what is known, renewed in the background. */
    known(): T | undefined {
      void renewed();
      return last;
    },
    /** Why the last question failed. */
    failure: (): unknown => failure,
    async current(): Promise<T | undefined> {
      await renewed();
      return last;
    },
  };
}
