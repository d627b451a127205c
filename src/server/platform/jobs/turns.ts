import { AppError } from "#contract/app-error.ts";

export interface Turns {
  atOnce: number;
  maxWaiting: number;
}

/** Lets heavy work run a few at a time; who would have to wait behind too many is sent away. */
export function inTurns({ atOnce, maxWaiting }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new AppError("unavailable", { code: "overloaded" });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on without ever being free, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
