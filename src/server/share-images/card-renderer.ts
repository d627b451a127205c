import { WorkerPool } from "#server/platform/worker/worker-pool.ts";

const DEADLINE_MS = 20_000;
const IDLE_MS = 10_000;

/**
 * Renders cards in a process that ends when there are none: the programs that draw and compress, and what they keep, are
 * a fifth of the server's memory, and most cards are drawn once and then read from their file.
 */
export function openCardRenderer() {
  const pool = new WorkerPool<string, never, Uint8Array>({
    file: new URL("./render.worker.ts", import.meta.url),
    size: 1,
    queueLength: 1,
    deadlineMs: DEADLINE_MS,
    idleMs: IDLE_MS,
  });
  return {
    async render(svg: string): Promise<Buffer> {
      const { value } = await pool.run(svg).next();
      return Buffer.from(value);
    },
    close: () => pool.close(),
  };
}
