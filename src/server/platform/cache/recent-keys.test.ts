import { expect, it } from "vitest";
import { RecentKeys } from "./recent-keys.ts";

it("CORE-99 keys that came lately are known, and others are not", () => {
  const keys = new RecentKeys();
  const names = Array.from({ length: 1_000 }, (_, n) => `map view ${n}`);
  expect(names.filter((name) => keys.note(name))).toEqual([]);
  // Two that share a slot forget each other.
  expect(names.filter((name) => keys.note(name)).length).toBeGreaterThan(900);
});
