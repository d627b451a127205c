import { describe, expect, it } from "vitest";
import { addRecent, clearRecent, type RecentSearch, readRecent, removeRecent } from "./recent-searches.ts";

function memory(initial?: string): Storage {
  const items = new Map(initial === undefined ? [] : [["recent-searches", initial]]);
  const storage: Pick<Storage, "getItem" | "setItem"> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
  return storage as Storage;
}

const text = (text: string): RecentSearch => ({ kind: "text", text });
const texts = (searches: RecentSearch[]) => searches.map((search) => search.text);

describe("SEA-12 recent searches", () => {
  it("are the last five, each once, the newest first", () => {
    const storage = memory();
    for (const each of ["a", "b", "c", "d", "e", "f", "B"]) addRecent(text(each), storage);
    expect(texts(readRecent(storage))).toEqual(["B", "f", "e", "d", "c"]);
  });

  it("are removed one by one and all together", () => {
    const storage = memory();
    addRecent(text("jazz"), storage);
    addRecent(text("opera"), storage);
    expect(texts(removeRecent("jazz", storage))).toEqual(["opera"]);
    expect(clearRecent(storage)).toEqual([]);
    expect(readRecent(storage)).toEqual([]);
  });

  it.each([
    "{",
    "null",
    "3",
    '[{"kind":"text"},{"kind":"place","text":"x"},{"kind":"other","text":"y"},null]',
  ])("are none where %s is stored", (stored) => {
    expect(readRecent(memory(stored))).toEqual([]);
  });
});
