import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { takeTurns } from "./turns.ts";

const work = (ms: number) => {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
};

it("CORE-92 begins work at once while there is little of it", () => {
  const { begin, isBehind } = takeTurns();
  const begun: number[] = [];
  for (let each = 0; each < 3; each++) begin(() => begun.push(each));
  expect(begun).toEqual([0, 1, 2]);
  expect(isBehind()).toBe(false);
});

it("CORE-92 a crowd's work is spread over turns of the loop, in the order of its coming", async () => {
  const { begin, isBehind } = takeTurns();
  const begun: number[] = [];
  for (let each = 0; each < 20; each++)
    begin(() => {
      begun.push(each);
      work(6);
    });
  expect(begun[0]).toBe(0);
  expect(begun.length).toBeLessThan(20);
  expect(isBehind()).toBe(true);
  let turns = 0;
  while (isBehind()) {
    await setImmediate();
    turns++;
    // What comes later waits for those before it.
    if (turns === 1) begin(() => begun.push(20));
  }
  expect(turns).toBeGreaterThan(2);
  expect(begun).toEqual(Array.from({ length: 21 }, (_, each) => each));
});

it("CORE-92 work that a request does after its first await counts for its turn, too", async () => {
  const { begin, isBehind } = takeTurns();
  begin(() => work(4));
  const inTurns: number[] = [];
  let inThisTurn = 0;
  for (let each = 0; each < 20; each++)
    begin(async () => {
      await undefined;
      work(6);
      inThisTurn++;
    });
  while (isBehind()) {
    await setImmediate();
    inTurns.push(inThisTurn);
    inThisTurn = 0;
  }
  expect(Math.max(...inTurns)).toBeLessThan(10);
});

it("CORE-92 while connections come, many turns pass between two requests, and none for nothing", async () => {
  const { begin, isBehind, noteConnection } = takeTurns();
  const WORKS = 10;
  const turnsOf = async (onTurn: () => void) => {
    begin(() => work(4));
    for (let each = 0; each < WORKS; each++) begin(() => work(6));
    let turns = 0;
    for (; isBehind(); turns++) {
      onTurn();
      await setImmediate();
    }
    return turns;
  };
  expect(await turnsOf(noteConnection)).toBeGreaterThan(3 * WORKS);
  expect(await turnsOf(() => {})).toBeLessThan(3 * WORKS);
});
