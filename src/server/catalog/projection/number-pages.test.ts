import { expect, it } from "vitest";
import { NumberPages } from "./number-pages.ts";

it("CORE-50 numbers are found again whatever their size, and pages without any are freed", () => {
  const pages = new NumberPages();
  const numbers = new Map([
    [1, 7],
    [4_095, 65_535],
    [4_096, 65_536],
    [4_097, 3],
    [2_000_000_000, 4_000_000_000],
  ]);
  for (const [id, number] of numbers) pages.set(id, number);
  pages.set(5_000_000, 0);
  for (const [id, number] of numbers) expect(pages.get(id)).toBe(number);
  expect(pages.get(2)).toBe(0);
  expect([...pages.idPages()].flat()).toEqual([...numbers.keys()]);
  expect([...pages.idPages(1, 4_096)].flat()).toEqual([4_095, 4_096]);
  // Two bytes a number while all of a page are small.
  expect(pages.bytes).toBe(4_096 * (2 + 4 + 4));
  for (const id of numbers.keys()) pages.set(id, 0);
  expect(pages.bytes).toBe(0);
});
