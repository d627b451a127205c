import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { LruCache } from "./lru-cache.ts";

const kept = (cache: LruCache<string>, keys: readonly string[]) => keys.filter((key) => cache.get(key));

it("keeps the values used last within its bytes", () => {
  const cache = new LruCache<string>({ maxBytes: 3_000, maxEntries: 100 });
  for (const key of ["a", "b"]) cache.set(key, key, 1_000);
  cache.get("a");
  cache.set("c", "c", 1_000);
  expect(kept(cache, ["a", "b", "c"])).toEqual(["a", "c"]);
});

it("replaces a value without charging it twice", () => {
  const cache = new LruCache<string>({ maxBytes: 3_000, maxEntries: 100 });
  for (const key of ["a", "a", "b"]) cache.set(key, key, 1_000);
  expect(kept(cache, ["a", "b"])).toEqual(["a", "b"]);
  cache.delete("a");
  cache.delete("b");
  expect(cache.bytes).toBe(0);
});

it("SEC-40 charges keys and entries, so that empty values without number do not fit", () => {
  const cache = new LruCache<string>({ maxBytes: 1 << 20, maxEntries: 1_000_000 });
  for (let count = 0; count < 100_000; count++) cache.set(`14/${count}/9000`, "empty", 0);
  expect(cache.size).toBeLessThan(3_000);
  expect(cache.bytes).toBeLessThanOrEqual(1 << 20);
});

it("SEC-40 lets go of what is stale while others come, though nobody asks for it", () => {
  const cache = new LruCache<string>({ maxBytes: 1 << 20, maxEntries: 100 }, (value) => value === "stale");
  for (const key of ["a", "b", "c", "d", "e"]) cache.set(key, "stale", 0);
  for (const key of ["f", "g", "h"]) cache.set(key, "current", 0);
  expect(cache.size).toBe(3);
});

it("SEC-40 bounds the number of entries", () => {
  const cache = new LruCache<string>({ maxBytes: 1 << 20, maxEntries: 2 });
  for (const key of ["a", "b", "c"]) cache.set(key, key, 0);
  expect(kept(cache, ["a", "b", "c"])).toEqual(["b", "c"]);
});

it("SEC-40 keeps nothing under a key of more than 1,000 characters", () => {
  const cache = new LruCache<string>({ maxBytes: 1 << 20, maxEntries: 100 });
  cache.set("x".repeat(1_001), "long", 0);
  cache.set("x".repeat(1_000), "short", 0);
  expect(cache.size).toBe(1);
});

it("charges a value that grows, unless it was replaced", () => {
  const cache = new LruCache<string>({ maxBytes: 3_000, maxEntries: 100 });
  cache.set("a", "a", 1_000);
  cache.set("b", "b", 1_000);
  cache.grow("b", "an older one", 2_000);
  expect(kept(cache, ["a", "b"])).toEqual(["a", "b"]);
  cache.grow("b", "b", 500);
  expect(kept(cache, ["a", "b"])).toEqual(["b"]);
});

it("LEAN-10 holds on to nothing that was replaced, however often what stays is asked for", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const cache = new LruCache<object>({ maxBytes: 1 << 20, maxEntries: 100 }, () => false);
  const replaced: WeakRef<object>[] = [];
  for (let count = 0; count < 100; count++) {
    const value = { count };
    replaced.push(new WeakRef(value));
    cache.set("page", value, 0);
    cache.set("other", {}, 0);
    for (const key of ["page", "other", "page", "other"]) cache.get(key);
  }
  // A weak reference that was just made holds its target until the turn ends.
  await setTimeout(1);
  collect();
  expect(replaced.filter((each) => each.deref()).length).toBe(1);
});
