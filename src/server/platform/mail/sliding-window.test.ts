import { describe, expect, it } from "vitest";
import { SlidingWindow } from "./sliding-window.ts";

const open = (size: number, perLane: number) =>
  new SlidingWindow<string>({ size, perLane, laneOf: (item) => item.charAt(0) });
const names = (lane: string, count: number) => Array.from({ length: count }, (_, at) => `${lane}${at}`);

describe("OUT-01 a window of deliveries", () => {
  it("has a bound, and one for each server, in the order in which they came", () => {
    const window = open(5, 2);
    window.add([...names("a", 4), ...names("b", 1), ...names("c", 3)]);
    expect(window.takeNext()).toEqual(["a0", "a1", "b0", "c0", "c1"]);
    expect(window.free).toBe(0);
    window.finish("b0", true);
    expect(window.takeNext()).toEqual([]);
    window.finish("a0", true);
    expect(window.takeNext()).toEqual(["a2"]);
    expect(window.held).toEqual(["a1", "c0", "c1", "a2", "a3", "c2"]);
  });

  it("begins with so many at most, and tells how many could begin", () => {
    const window = open(5, 2);
    window.add([...names("a", 4), ...names("b", 1)]);
    expect(window.ready).toBe(3);
    expect(window.takeNext(1)).toEqual(["a0"]);
    expect(window.ready).toBe(2);
    expect(window.isEmpty).toBe(false);
    expect(window.takeNext(5)).toEqual(["a1", "b0"]);
    expect(window.ready).toBe(0);
  });

  it("tells for which servers nothing is to be fetched, and when one needs more", () => {
    const window = open(5, 2);
    window.add(names("a", 3));
    window.takeNext();
    expect(window.closedLanes).toEqual(["a"]);
    expect(window.finish("a0", true)).toBe(false);
    expect(window.takeNext()).toEqual(["a2"]);
    expect(window.finish("a1", true)).toBe(true);
    expect(window.closedLanes).toEqual([]);
    window.finish("a2", true);
    expect(window.isEmpty).toBe(true);
  });

  it("gives a server that takes nothing less room, then none until it is tried again, one at a time", () => {
    const window = open(9, 2);
    window.add([...names("a", 6), "b0"]);
    expect(window.takeNext()).toEqual(["a0", "a1", "b0"]);
    window.finish("a0", false);
    expect(window.takeNext()).toEqual([]);
    window.finish("a1", false);
    expect(window.takeNext()).toEqual([]);
    expect(window.takeHopeless()).toEqual(["a2", "a3", "a4", "a5"]);
    expect(window.closedLanes).toEqual(["a"]);
    window.openFailed();
    window.add(["a2", "a3"]);
    expect(window.takeNext()).toEqual(["a2"]);
    window.finish("a2", true);
    window.add(["a4"]);
    expect(window.takeNext()).toEqual(["a3", "a4"]);
  });
});
