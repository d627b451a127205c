import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRecords } from "./csv-records.ts";
import { MAX_ROWS } from "./draft.ts";

const cellsOf = (text: string) => csvRecords(text).map(({ cells }) => cells);

describe("rows of a table", () => {
  it.each([",", ";", "\t"])("are cut at the sign that the first line has most of: %j", (sign) => {
    expect(cellsOf(`a${sign}b${sign}c\n1${sign}2${sign}3,5;x`.replace("3,5;x", "3"))).toEqual([
      ["a", "b", "c"],
      ["1", "2", "3"],
    ]);
  });

  it("are known by the line they begin on, quotes with breaks and empty lines counted", () => {
    const rows = csvRecords('a,b\r\n"x\r\ny",1\r\n\r\nz,2');
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it("in quotes are read back as they were written", () => {
    const cell = fc
      .string({ unit: "binary", minLength: 1, maxLength: 12 })
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const table = [["a", "b", "c"], ...rows];
        const text = table
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(","))
          .join("\r\n");
        const lines = (cell: string) => cell.replace(/\r\n?/g, "\n");
        expect(cellsOf(text)).toEqual(table.map((row) => row.map(lines)));
      }),
    );
  });

  it.each([
    ['a,b\n"open,1', /line 2/],
    ['a,b\nc,d\n"shut"x,1', /On line 3, something follows a closing quote/],
    [`a,b\n${",".repeat(2_001)}`, /Line 2 has more than 2000 cells/],
  ])("that are damaged are refused: %j", (text, sentence) => {
    expect(() => cellsOf(text)).toThrow(sentence);
  });

  it("ADM-20 end each in its own way, and none is read beyond what one import takes", () => {
    expect(cellsOf("a,b\r\n1,2\n3,4\r5,6\n\n")).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ]);
    expect(csvRecords(`a,b\n${"1,2\n".repeat(MAX_ROWS + 9)}`)).toHaveLength(MAX_ROWS + 2);
  });
});
