import { expect, it } from "vitest";
import { AppError } from "#contract/app-error.ts";
import { turnstile } from "./turnstile.ts";

it("lets two through at a time, the others in order, and turns away who finds the queue full", async () => {
  const inTurn = turnstile(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const come = (n: number) =>
    inTurn(() => {
      started.push(n);
      return new Promise<number>((resolve) => ends.push(() => resolve(n)));
    });
  const results = [1, 2, 3, 4, 5].map(come);
  await expect(come(6)).rejects.toThrow(AppError);
  expect(started).toEqual([1, 2]);
  ends[0]!();
  expect(await results[0]).toBe(1);
  expect(started).toEqual([1, 2, 3]);
  for (let n = 1; n < 5; n++) {
    ends[n]!();
    await results[n];
  }
  expect(started).toEqual([1, 2, 3, 4, 5]);
});

it("goes on after work that failed", async () => {
  const inTurn = turnstile(1, 1);
  await expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inTurn(async () => "yes")).toBe("yes");
});
