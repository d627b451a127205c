import { describe, expect, it } from "vitest";
import { forgetWish, keepWish, takeWish } from "./favorite-wish.ts";

function store() {
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
    const kept = store();
    keepWish(WISH, 0, kept);
    expect(takeWish(1_000, kept)).toEqual(WISH);
    expect(takeWish(1_000, kept)).toBeUndefined();
  });

  it("is given up after an hour", () => {
    const kept = store();
    keepWish(WISH, 0, kept);
    expect(takeWish(60 * 60_000 + 1, kept)).toBeUndefined();
  });

  it("can be forgotten", () => {
    const kept = store();
    keepWish(WISH, 0, kept);
    forgetWish(kept);
    expect(takeWish(0, kept)).toBeUndefined();
  });

  it("is none where the store holds something else", () => {
    const kept = store();
    kept.setItem("favorite-wish", "{broken");
    expect(takeWish(0, kept)).toBeUndefined();
  });
});
