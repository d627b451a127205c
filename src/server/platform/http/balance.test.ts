import { EventEmitter } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { balanceWithOthers, surplusOf } from "./balance.ts";

it.each([
  ["a process with as many as the others keeps all", 100, 100, 0],
  ["one with fewer, too", 60, 100, 0],
  ["a small difference is none", 108, 100, 0],
  ["of a large one half is given away at a time", 140, 100, 20],
  ["among many it is small where it is less than a tenth", 1_090, 1_000, 0],
  ["a few are never moved", 9, 3, 0],
])("CORE-98 %s", (_what, own, mean, surplus) => {
  expect(surplusOf(own, mean)).toBe(surplus);
});

it("CORE-98 a process tells what it has in progress, and parts with as many connections as it has too many", async () => {
  const told: unknown[] = [];
  const primary = Object.assign(new EventEmitter(), { send: (message: unknown) => void told.push(message) });
  const balance = balanceWithOthers(() => 60, primary);
  onTestFinished(balance.stop);
  expect(balance.isSurplus()).toBe(false);
  await expect.poll(() => told[0]).toEqual({ about: "balance", inProgress: 60 });
  primary.emit("message", { about: "balance", mean: 40 });
  primary.emit("message", { about: "metrics" });
  expect(Array.from({ length: 12 }, balance.isSurplus)).toEqual([
    ...Array(10).fill(true),
    ...Array(2).fill(false),
  ]);
});

it("CORE-98 a process without a primary parts with none", () => {
  const balance = balanceWithOthers(() => 60, new EventEmitter());
  onTestFinished(balance.stop);
  expect(balance.isSurplus()).toBe(false);
});
