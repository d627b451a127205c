import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCalendar } from "./calendar/calendar.ts";
import { decodeFile } from "./decode.ts";
import type { ReadFile, Start } from "./draft.ts";

interface Window {
  now: number;
  from: number;
  to: number;
  occurrences: [uid: string, start: number | string][];
}

const FOLDER = new URL("../../../../../shared/calendars/", import.meta.url);
const isThere = existsSync(FOLDER);

// Skipped where the calendars, which are no part of the product, do not lie beside it in ../shared/calendars.
describe.skipIf(!isThere)("SRC-09 the real calendars of ../shared/calendars", () => {
  it("are read as an independent reader does, at least 97 % of them", () => {
    const expected = JSON.parse(readFileSync(new URL("expected.json", FOLDER), "utf8")) as Record<
      string,
      Window[]
    >;
    const files = Object.entries(expected);
    const differing = files.flatMap(([file, windows]) => {
      const text = decodeFile(readFileSync(new URL(`files/${encodeURIComponent(file)}`, FOLDER)));
      return windows.every((window) => agrees(readCalendar(text, window.now), window)) ? [] : [file];
    });
    expect(differing.length, differing.join("\n")).toBeLessThanOrEqual(files.length * 0.03);
  });
});

function agrees(file: ReadFile, { from, to, occurrences }: Window): boolean {
  const found = [...file.rows].flatMap((row) => {
    if ("problem" in row) return [];
    const start = comparable(row.draft.start);
    const atMs = typeof start === "number" ? start : Date.parse(`${start}Z`);
    return atMs >= from && atMs <= to ? [JSON.stringify([row.draft.facts.uid, start])] : [];
  });
  const wanted = new Set(occurrences.map((occurrence) => JSON.stringify(occurrence)));
  return new Set(found).size === wanted.size && found.every((occurrence) => wanted.has(occurrence));
}

function comparable(start: Start): number | string {
  return "atMs" in start ? start.atMs : `${start.date}T${start.time || "00:00"}`;
}
