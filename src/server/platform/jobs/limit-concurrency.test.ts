import { expect, it } from "vitest";
import { AppError } from "#contract/app-error.ts";
import { limitByKey, limitConcurrency } from "./limit-concurrency.ts";

it("runs so many at once, the others after them in order, and rejects when the queue is full", async () => {
  const run = limitConcurrency({ atOnce: 2, maxWaiting: 2 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (id: number) =>
    run(() => {
      started.push(id);
      return new Promise<number>((resolve) => finish.push(() => resolve(id)));
    });
  const results = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toThrow("We’re very busy");
  expect(started).toEqual([1, 2]);
  for (let i = 0; i < 4; i++) {
    finish[i]?.();
    await results[i];
    await Promise.resolve();
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  expect(started).toEqual([1, 2, 3, 4]);
});

it("rejects with the caller's own refusal", async () => {
  const refusal = () => new AppError("unavailable", { code: "busy" }, { retryAfterSeconds: 5 });
  const run = limitConcurrency({ atOnce: 1, maxWaiting: 0, refusal });
  let finish = () => {};
  const first = run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect(run(async () => {})).rejects.toMatchObject({ problem: { code: "busy" } });
  finish();
  await first;
});

it("frees the slot when the work fails", async () => {
  const run = limitConcurrency({ atOnce: 1, maxWaiting: 1 });
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(async () => "yes")).toBe("yes");
});

it("bounds each key on its own", async () => {
  const run = limitByKey({ atOnce: 1, maxWaiting: 0 });
  let finish = () => {};
  const first = run("a", () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(run("a", async () => {})).rejects.toThrow("We’re very busy");
  expect(await run("b", async () => "yes")).toBe("yes");
  finish();
  await first;
  expect(await run("a", async () => "again")).toBe("again");
});
