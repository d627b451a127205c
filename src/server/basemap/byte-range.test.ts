import { describe, expect, it } from "vitest";
import { parseByteRange } from "./byte-range.ts";

describe("a Range header", () => {
  it.each([
    ["bytes=0-99", { start: 0, end: 99 }],
    ["bytes=900-", { start: 900, end: 999 }],
    ["bytes=900-5000", { start: 900, end: 999 }],
    ["bytes=-10", { start: 990, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
  ])("%s of 1000 bytes", (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });

  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("%s lies outside the file", (header) => {
    expect(parseByteRange(header, 1000)).toBe("unsatisfiable");
  });

  it.each([undefined, "", "bytes=-", "bytes=9-3", "bytes=0-1,4-5", "lines=1-2", "bytes=a-b"])(
    "%s means the whole file",
    (header) => {
      expect(parseByteRange(header, 1000)).toBeUndefined();
    },
  );
});
