import { describe, expect, it, onTestFinished } from "vitest";
import type { EchoTask } from "#tests/support/echo-worker.ts";
import { WorkerFailure, type WorkerFailureReason } from "./pooled-worker.ts";
import { WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

function openPool(options: Partial<WorkerPoolOptions> = {}) {
  const pool = new WorkerPool<EchoTask, unknown[], string>({
    file: new URL("../../../../tests/support/echo-worker.ts", import.meta.url),
    size: 1,
    queueLength: 1,
    deadlineMs: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    idleMs: 60_000,
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
}

async function collect(work: AsyncGenerator<unknown[], string>) {
  const values: unknown[] = [];
  let next = await work.next();
  for (; !next.done; next = await work.next()) values.push(...next.value);
  return { values, result: next.value };
}

async function reasonOf(work: Promise<unknown>): Promise<WorkerFailureReason> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(WorkerFailure);
  return (failure as WorkerFailure).reason;
}

describe("SEC-80 a pool of threads", () => {
  it("hands out batches in their order, then the result, and takes the next task", async () => {
    const pool = openPool();
    expect(await collect(pool.run({ do: "count", to: 3 }))).toEqual({ values: [1, 2, 3], result: "counted" });
    expect(await collect(pool.run({ do: "count", to: 0 }))).toEqual({ values: [], result: "counted" });
  });

  it("ends a task at its deadline, while this thread goes on, and takes the next one", async () => {
    const pool = openPool({ deadlineMs: 300 });
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    expect(await reasonOf(collect(pool.run({ do: "hang" })))).toBe("deadline");
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
    expect((await collect(pool.run({ do: "count", to: 1 }))).result).toBe("counted");
  });

  it("does not count the time that its reader takes", async () => {
    const pool = openPool({ deadlineMs: 2_000 });
    const work = pool.run({ do: "count", to: 3 });
    await work.next();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await collect(work)).values).toEqual([2, 3]);
  });

  it("ends a task that takes too much memory, and takes the next one", async () => {
    const pool = openPool();
    expect(await reasonOf(collect(pool.run({ do: "fill" })))).toBe("memory");
    expect((await collect(pool.run({ do: "count", to: 1 }))).result).toBe("counted");
  });

  it("tells what a task refuses and what it throws, and uses the thread again", async () => {
    const pool = openPool();
    await expect(collect(pool.run({ do: "refuse" }))).rejects.toMatchObject({
      name: "AppError",
      kind: "invalid",
      message: "The file is empty.",
      fields: { file: { code: "fileNotText" } },
    });
    await expect(collect(pool.run({ do: "throw" }))).rejects.toThrow(new TypeError("A mistake."));
    expect(await reasonOf(collect(pool.run({ do: "exit" })))).toBe("crash");
    expect((await collect(pool.run({ do: "count", to: 1 }))).result).toBe("counted");
  });

  it("lets so many wait, and refuses the rest", async () => {
    const pool = openPool();
    const first = pool.run({ do: "count", to: 2 });
    await first.next();
    const second = collect(pool.run({ do: "count", to: 1 }));
    expect(await reasonOf(collect(pool.run({ do: "count", to: 1 })))).toBe("queue-full");
    expect((await collect(first)).values).toEqual([2]);
    expect((await second).values).toEqual([1]);
  });

  it("gives up what its reader leaves, at work or waiting", async () => {
    const pool = openPool();
    const left = new AbortController();
    const working = collect(pool.run({ do: "hang" }, { signal: left.signal }));
    const waiting = collect(pool.run({ do: "hang" }, { signal: left.signal }));
    left.abort();
    expect(await Promise.all([reasonOf(working), reasonOf(waiting)])).toEqual(["closed", "closed"]);
    for await (const _ of pool.run({ do: "count", to: 1_000 })) break;
    expect((await collect(pool.run({ do: "count", to: 1 }))).result).toBe("counted");
  });

  it("SUB-21 is of processes where native code runs, which end at deadlines and crash alone", async () => {
    const pool = openPool({ resourceLimits: undefined, deadlineMs: 2_000 });
    expect(await collect(pool.run({ do: "count", to: 2 }))).toEqual({ values: [1, 2], result: "counted" });
    await expect(collect(pool.run({ do: "refuse" }))).rejects.toMatchObject({ name: "AppError" });
    expect(await reasonOf(collect(pool.run({ do: "exit" })))).toBe("crash");
    expect(await reasonOf(collect(pool.run({ do: "hang" })))).toBe("deadline");
    expect((await collect(pool.run({ do: "count", to: 1 }))).result).toBe("counted");
  });

  it("carries what rows share once", async () => {
    const { values } = await collect(openPool().run({ do: "share" }));
    expect(values[0]).toBe(values[1]);
  });

  it("ends threads without work, and starts another when there is some", async () => {
    const pool = openPool({ idleMs: 10 });
    await collect(pool.run({ do: "count", to: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await collect(pool.run({ do: "count", to: 1 }))).result).toBe("counted");
  });

  it("refuses tasks under way when it is closed", async () => {
    const pool = openPool();
    const work = reasonOf(collect(pool.run({ do: "hang" })));
    pool.close();
    expect(await work).toBe("closed");
    expect(await reasonOf(collect(pool.run({ do: "count", to: 1 })))).toBe("closed");
  });
});
