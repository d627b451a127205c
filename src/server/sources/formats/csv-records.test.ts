import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRecords } from "./csv-records.ts";

const cellsOf = (text: string) => [...csvRecords(text)].map(({ cells }) => cells);

describe("rows of a table", () => {
  it.each([",", ";", "\t"])("are cut at the sign that the first line has most of: %j", (sign) => {
    expect(cellsOf(`a${sign}b${sign}c\n1${sign}2${sign}3,5;x`.replace("3,5;x", "3"))).toEqual([
      ["a", "b", "c"],
      ["1", "2", "3"],
    ]);
  });

  it("are known by the line they begin on, quotes with breaks and empty lines counted", () => {
    const rows = [...csvRecords('a,b\r\n"x\r\ny",1\r\n\r\nz,2')];
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
        expect(cellsOf(text)).toEqual(table);
      }),
    );
  });

  it.each([
    ['a,b\n"open,1', /line 2/],
    ['a,b\n"shut"x,1', /follows a closing quote/],
  ])("that are damaged are refused: %j", (text, sentence) => {
    expect(() => cellsOf(text)).toThrow(sentence);
  });
});
