import { describe, expect, it } from "vitest";
import { diceOf, hashOf } from "#domain/dice.ts";

const throws = (seed: string, count: number) => {
  const dice = diceOf(seed);
  return Array.from({ length: count }, () => dice.roll());
};

describe("repeatable dice", () => {
  it("throw the same numbers for the same seed, others for another", () => {
    expect(throws("Sofia", 20)).toEqual(throws("Sofia", 20));
    expect(throws("Sofia", 20)).not.toEqual(throws("Sofib", 20));
  });

  it("are even from the first throw on, whatever the seed", () => {
    const tenths = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) tenths[Math.floor(throws(`seed ${i}`, 1)[0]! * 10)]!++;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("stay within their bounds", () => {
    const dice = diceOf("bounds");
    const seen = new Set<number>();
    for (let i = 0; i < 1000; i++) {
      seen.add(dice.whole(3, 6));
      const value = dice.between(-1, 1);
      expect(value).toBeGreaterThanOrEqual(-1);
      expect(value).toBeLessThan(1);
    }
    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it("hash texts to distinct 32-bit numbers", () => {
    const hashes = new Set(Array.from({ length: 10_000 }, (_, i) => hashOf(String(i))));
    expect(hashes.size).toBeGreaterThan(9_990);
  });
});
