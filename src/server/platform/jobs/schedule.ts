interface Job {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Runs jobs over and over, each never twice at a time, until stopped; a failed run is told and tried again. */
export function schedule(jobs: readonly Job[], onFailure: (name: string, error: unknown) => void) {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map(({ name, everyMs, run }) =>
    setInterval(() => {
      if (running.has(name)) return;
      const attempt = run()
        .catch((error) => onFailure(name, error))
        .finally(() => running.delete(name));
      running.set(name, attempt);
    }, everyMs).unref(),
  );
  return {
    async stop(): Promise<void> {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}
