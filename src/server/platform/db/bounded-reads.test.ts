import { expect, it, onTestFinished, vi } from "vitest";
import { boundedReads } from "./bounded-reads.ts";

const never = () => new Promise<number>(() => {});

it("CORE-52 a read of a database that does not answer fails in time, and the next ones at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const ask = boundedReads({ timeoutMs: 30, openMs: 60 });
  expect(await ask(async () => 7)).toBe(7);
  const late = expect(ask(never)).rejects.toMatchObject({ kind: "unavailable" });
  await vi.advanceTimersByTimeAsync(30);
  await late;
  let asked = 0;
  const count = async () => ++asked;
  await vi.advanceTimersByTimeAsync(59);
  await expect(ask(count)).rejects.toMatchObject({ kind: "unavailable" });
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask(count)).toBe(1);
});

it("a read that fails by itself does not stop the next one", async () => {
  const ask = boundedReads({ timeoutMs: 1_000, openMs: 1_000 });
  await expect(ask(() => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  expect(await ask(async () => 7)).toBe(7);
});
