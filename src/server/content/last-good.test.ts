import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lastGood } from "./last-good.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "last-good "));
});
afterEach(() => rm(folder, { recursive: true }));

function open(file?: string) {
  const clock = { nowMs: 1_000_000 };
  const warnings: string[] = [];
  let asked = 0;
  const copy = lastGood({ file, now: () => clock.nowMs, warn: (_error, text) => warnings.push(text) });
  const answer = (data: unknown) => async () => {
    asked++;
    if (data instanceof Error) throw data;
    return data;
  };
  return { copy, clock, warnings, answer, asked: () => asked };
}

const DOWN = new Error("down");

describe("the last good copy", () => {
  it("is asked for once a minute, and once for everyone who comes at the same time", async () => {
    const { copy, clock, answer, asked } = open();
    const both = await Promise.all([copy.get("list", answer("a")), copy.get("list", answer("a"))]);
    expect([both, asked()]).toEqual([["a", "a"], 1]);
    clock.nowMs += 59_999;
    expect([await copy.get("list", answer("b")), asked()]).toEqual(["a", 1]);
    clock.nowMs += 1;
    expect([await copy.get("list", answer("b")), asked()]).toEqual(["b", 2]);
  });

  it("PAGE-03 is shown while asking fails, and asking is not tried for every visitor", async () => {
    const { copy, clock, warnings, answer, asked } = open();
    await copy.get("list", answer("good"));
    clock.nowMs += 60_000;
    expect(await copy.get("list", answer(DOWN))).toBe("good");
    expect(await copy.get("list", answer(DOWN))).toBe("good");
    expect([asked(), warnings.length]).toEqual([2, 1]);
    clock.nowMs += 15_000;
    expect(await copy.get("list", answer("better"))).toBe("better");
  });

  it("fails where there is none", async () => {
    const { copy, answer } = open();
    await expect(copy.get("list", answer(DOWN))).rejects.toThrow("down");
  });

  it("PAGE-03 outlives the process", async () => {
    const file = join(folder, "deep", "articles.json");
    const before = open(file);
    await before.copy.get("list", before.answer({ kept: true }));
    const after = open(file);
    expect(await after.copy.get("list", after.answer(DOWN))).toEqual({ kept: true });
    expect(after.warnings).toEqual(["the content service"]);
  });

  it("survives a file that is not one of ours", async () => {
    const file = join(folder, "articles.json");
    await writeFile(file, "{");
    const { copy, answer, warnings } = open(file);
    expect(await copy.get("list", answer("fresh"))).toBe("fresh");
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ list: "fresh" });
  });
});
