import { expect, it } from "vitest";
import { TileCache } from "./tile-cache.ts";

it("keeps the tiles used last within its bytes", () => {
  const cache = new TileCache(30);
  for (const key of ["a", "b", "c"]) cache.set(key, new Uint8Array(10));
  cache.get("a");
  cache.set("d", new Uint8Array(10));
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
});

it("replaces a tile without counting it twice", () => {
  const cache = new TileCache(20);
  cache.set("a", new Uint8Array(10));
  cache.set("a", new Uint8Array(10));
  cache.set("b", new Uint8Array(10));
  expect(cache.get("a")).toBeDefined();
});
