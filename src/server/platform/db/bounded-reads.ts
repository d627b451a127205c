import { AppError } from "#contract/app-error.ts";

/** The timeout of a read, and for how long the breaker stays open after one. */
export interface ReadLimits {
  timeoutMs: number;
  openMs: number;
}

export type Ask = <T>(question: () => Promise<T>) => Promise<T>;

/**
 * Bounds how long reads wait for a database that does not answer. After a timeout, the next ones fail at once for
 * a while (a circuit breaker). One that refuses connections fails by itself, and at once.
 */
export function boundedReads({ timeoutMs, openMs }: ReadLimits): Ask {
  let awayUntilMs = 0;
  return async (question) => {
    if (performance.now() < awayUntilMs) throw away();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        awayUntilMs = performance.now() + openMs;
        reject(away());
      }, timeoutMs);
    });
    const answer = question();
    // A rejection after the timeout must not be unhandled.
    answer.catch(() => {});
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function away(): AppError {
  return new AppError("unavailable", { code: "unreachable" });
}
