interface Shared<T> {
  users: number;
  started: Promise<{ value: T; stop: () => void | Promise<void> }>;
}

/**
 * Starts something once for all projects of a run that need it, and stops it with the last one. Vitest
 * loads a project's setup files anew but in one process, so only the global object is common to them.
 */
export async function share<T>(name: string, start: () => Shared<T>["started"]) {
  const things = globalThis as unknown as Record<symbol, Shared<T> | undefined>;
  const key = Symbol.for(`whereabouts ${name}`);
  const shared = things[key] ?? { users: 0, started: start() };
  things[key] = shared;
  shared.users++;
  const { value, stop } = await shared.started;
  return {
    value,
    async release() {
      shared.users--;
      if (shared.users > 0) return;
      things[key] = undefined;
      await stop();
    },
  };
}
