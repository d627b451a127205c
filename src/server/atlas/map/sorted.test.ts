import { expect, it } from "vitest";
import { diceOf } from "#domain/dice.ts";
import { keyOrder } from "./sorted.ts";

// A few rows are sorted by comparison, many by counting.
it.each([0, 1, 50, 5000])("orders %i rows by key, equal keys by row", (count) => {
  const dice = diceOf("keys");
  const key = Uint32Array.from({ length: count }, () =>
    dice.pick([0, 7, 0xffff, 0x10000, 0xffffffff, dice.whole(0, 2 ** 32 - 1)]),
  );
  const rows = Uint32Array.from({ length: count }, (_, row) => row);
  const expected = Array.from(rows).sort((a, b) => key[a] - key[b] || a - b);
  expect(Array.from(keyOrder(key, rows))).toEqual(expected);
  expect(Array.from(rows)).toEqual(Array.from({ length: count }, (_, row) => row));
});

it("orders only the rows it is given", () => {
  expect(Array.from(keyOrder(Uint32Array.of(9, 5, 7, 1), Uint32Array.of(0, 2)))).toEqual([2, 0]);
});
