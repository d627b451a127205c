import { expect, it } from "vitest";
import { loadedWith } from "#tests/support/loaded-with.ts";

it("LEAN-07 a server has read no language but English when it has started", async () => {
  const loaded = await loadedWith({});
  const languages = loaded.flatMap((name) => /messages\/compiled\/([a-z]{2})\./.exec(name)?.[1] ?? []);
  expect(loaded.some((name) => name.endsWith("/messages/every-language.ts"))).toBe(true);
  expect(languages.filter((language) => language !== "en")).toEqual([]);
});
