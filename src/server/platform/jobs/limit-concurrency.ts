import { AppError } from "#contract/app-error.ts";

export interface ConcurrencyLimits {
  atOnce: number;
  maxWaiting: number;
  /** What a task is rejected with when the queue is full. */
  refusal?: () => AppError;
}

const overloaded = () => new AppError("unavailable", { code: "overloaded" });

/** Limits how many tasks run at once (a semaphore with a bounded queue); rejects with 503 when the queue is full. */
export function limitConcurrency({ atOnce, maxWaiting, refusal = overloaded }: ConcurrencyLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The slot is handed to the next task without being freed in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** The same for each key on its own; nothing is kept of a key without tasks. */
export function limitByKey(limits: ConcurrencyLimits) {
  const byKey = new Map<string, { run: ReturnType<typeof limitConcurrency>; tasks: number }>();

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = byKey.getOrInsertComputed(key, () => ({ run: limitConcurrency(limits), tasks: 0 }));
    own.tasks++;
    try {
      return await own.run(work);
    } finally {
      if (--own.tasks === 0) byKey.delete(key);
    }
  };
}
