import { describe, expect, it } from "vitest";
import { TextArena, TextStore } from "./text-store.ts";

const CHUNK = 1000;

function append(arena: Pick<TextArena, "begin" | "write" | "end">, text: string) {
  arena.begin(text.length * 3);
  const length = arena.write(text);
  return { at: arena.end(), length };
}

function read(arena: TextArena, { at, length }: { at: number; length: number }): string {
  const start = arena.positionOf(at);
  return arena.bytesOf(at).toString("utf8", start, start + length);
}

describe("a text arena", () => {
  it("keeps every slice, in any script, across many chunks", () => {
    const arena = new TextArena(CHUNK);
    const texts = Array.from({ length: 100 }, (_, i) => `${i} театър 🎭 `.repeat(i % 7));
    const slices = texts.map((text) => append(arena, text));
    expect(slices.map((slice) => read(arena, slice))).toEqual(texts);
    expect(new Set(slices.map(({ at }) => Math.floor(at / CHUNK))).size).toBeGreaterThan(5);
  });

  it("gives a slice larger than a chunk one of its own", () => {
    const arena = new TextArena(CHUNK);
    const texts = ["before", "x".repeat(5 * CHUNK), "after"];
    const slices = texts.map((text) => append(arena, text));
    expect(slices.map((slice) => read(arena, slice))).toEqual(texts);
  });

  it("copies parts of older slices", () => {
    const arena = new TextArena(CHUNK);
    const old = append(arena, "one,two,three");
    const start = arena.positionOf(old.at);
    arena.begin(9);
    arena.copy(arena.bytesOf(old.at), start, start + 4);
    arena.copy(arena.bytesOf(old.at), start + 8, start + 13);
    expect(read(arena, { at: arena.end(), length: 9 })).toBe("one,three");
  });

  it("compares slices by their bytes", () => {
    const arena = new TextStore(CHUNK);
    const [a, b, longer] = ["опера", "цирк", "операта"].map((text) => append(arena, text));
    expect(arena.compare(a.at, a.length, b.at, b.length)).toBeLessThan(0);
    expect(arena.compare(longer.at, longer.length, a.at, a.length)).toBeGreaterThan(0);
    expect(arena.compare(b.at, b.length, b.at, b.length)).toBe(0);
  });

  it("frees a chunk with its last slice", () => {
    const arena = new TextArena(CHUNK);
    const slices = Array.from({ length: 50 }, () => append(arena, "x".repeat(100)));
    const before = arena.bytes;
    for (const { at, length } of slices.slice(0, 40)) arena.free(at, length);
    expect(arena.bytes).toBeLessThan(before / 2);
  });

  it("asks slices to move once there is more garbage than text, and shrinks when they did", () => {
    const arena = new TextStore(CHUNK);
    let slices = Array.from({ length: 200 }, (_, i) => append(arena, `${i}`.padEnd(100, "-")));
    expect(arena.evacuation()).toBeUndefined();
    const isKept = (_: unknown, i: number) => i % 3 === 0;
    for (const { at, length } of slices.filter((_, i) => i % 3 !== 0)) arena.free(at, length);
    slices = slices.filter(isKept);

    const before = arena.bytes;
    for (let leaves = arena.evacuation(); leaves; leaves = arena.evacuation()) {
      for (const slice of slices) if (leaves(slice.at)) slice.at = arena.move(slice.at, slice.length);
    }
    expect(arena.bytes).toBeLessThan(before * 0.6);
    const numbers = slices.map(({ at, length }) => {
      const { bytes, start } = arena.read(at, length, true);
      return bytes.toString("utf8", start, start + length).split("-")[0];
    });
    expect(numbers).toEqual(slices.map((_, i) => `${i * 3}`));
  });

  it("moves a bounded amount at a time", () => {
    const arena = new TextArena(CHUNK);
    const slices = Array.from({ length: 200 }, () => append(arena, "x".repeat(100)));
    for (const [i, { at, length }] of slices.entries()) if (i % 3 !== 0) arena.free(at, length);
    const leaves = arena.evacuation(500)!;
    const moving = slices.filter(({ at }, i) => i % 3 === 0 && leaves(at));
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.length).toBeLessThanOrEqual(5);
  });
});
