import { describe, expect, it } from "vitest";
import { Lift } from "./lift.ts";

describe("a pin", () => {
  it("rises within 160 ms and sinks when it is no longer wanted", () => {
    const lift = new Lift();
    lift.want(["hall"], 0, false);
    expect(lift.at("hall", 0)).toBe(0);
    expect(lift.at("hall", 80)).toBeGreaterThan(0.5);
    expect(lift.at("hall", 160)).toBe(1);
    lift.want([], 1000, false);
    expect(lift.at("hall", 1160)).toBe(0);
    expect(lift.risen(1160)).toEqual([]);
  });

  it("turns round where it is", () => {
    const lift = new Lift();
    lift.want(["hall"], 0, false);
    const height = lift.at("hall", 40);
    lift.want([], 40, false);
    expect(lift.at("hall", 40)).toBeCloseTo(height);
    expect(lift.at("hall", 100)).toBeLessThan(height);
  });

  it("is up at once where motion is reduced", () => {
    const lift = new Lift();
    lift.want(["hall"], 0, true);
    expect(lift.at("hall", 0)).toBe(1);
    expect(lift.isMoving(1)).toBe(false);
  });

  it("that is wanted most is the uppermost", () => {
    const lift = new Lift();
    lift.want(["selected"], 0, false);
    lift.want(["hovered", "selected"], 200, false);
    expect(lift.risen(300)).toEqual(["hovered", "selected"]);
  });
});

it("says whether anything still moves", () => {
  const lift = new Lift();
  lift.want(["hall"], 0, false);
  expect(lift.isMoving(100)).toBe(true);
  expect(lift.isMoving(200)).toBe(false);
});
