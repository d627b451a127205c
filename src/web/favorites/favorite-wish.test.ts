import { describe, expect, it } from "vitest";
import { forgetWish, keepWish, readWish, takeWish } from "./favorite-wish.ts";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const WISH = { event: "7", kind: "favorite" } as const;

describe("a guest's wish", () => {
  it("is taken once", () => {
    const kept = shelf();
    keepWish(WISH, 0, kept);
    expect(readWish(1_000, kept)).toEqual(WISH);
    expect(takeWish(1_000, kept)).toEqual(WISH);
    expect(takeWish(1_000, kept)).toBeUndefined();
  });

  it("is given up after half an hour", () => {
    const kept = shelf();
    keepWish(WISH, 0, kept);
    expect(takeWish(30 * 60_000 + 1, kept)).toBeUndefined();
  });

  it("can be forgotten", () => {
    const kept = shelf();
    keepWish(WISH, 0, kept);
    forgetWish(kept);
    expect(readWish(0, kept)).toBeUndefined();
  });

  it("is none where something else lies on the shelf", () => {
    const kept = shelf();
    kept.setItem("favorite-wish", "{broken");
    expect(takeWish(0, kept)).toBeUndefined();
  });
});
