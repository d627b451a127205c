import { AppError } from "#contract/app-error.ts";

/** Lets a few through at a time, has some wait, and turns the rest away. */
export function turnstile(maxRunning: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else
      throw new AppError(
        "unavailable",
        { code: "busy" },
        {
          retryAfterSeconds: 5,
        },
      );
    try {
      return await work();
    } finally {
      // Whoever waits takes this place, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
