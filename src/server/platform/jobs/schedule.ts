import { traced } from "../tracing/tracing.ts";

interface Job {
  name: string;
  everyMs: number;
  /** Runs now for the first time, not only when its time has passed. */
  isDueAtOnce?: boolean;
  run: () => Promise<void>;
}

/** Runs jobs periodically, each never twice at a time, until stopped; a failed run is reported and tried again. */
export function schedule(jobs: readonly Job[], onFailure: (name: string, error: unknown) => void) {
  const running = new Map<string, Promise<void>>();
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return;
    const attempt = traced({ kind: "internal", name: `job: ${name}` }, run)
      .catch((error) => onFailure(name, error))
      .finally(() => running.delete(name));
    running.set(name, attempt);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  for (const job of jobs) if (job.isDueAtOnce) start(job);
  return {
    async stop(): Promise<void> {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}
