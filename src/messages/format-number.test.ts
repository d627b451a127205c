import { expect, it } from "vitest";
import { LOCALES } from "#domain/locale.ts";
import { formatNumber } from "./format-number.ts";
import "./every-language.ts";

const NUMBERS = [
  0,
  7,
  999,
  1_000,
  9_999,
  10_000,
  68_412,
  999_999,
  1_000_000,
  2 ** 53 - 1,
  2 ** 60,
  -7,
  -68_412,
  1_234.5,
  0.25,
  Number.NaN,
];

it.each(LOCALES)("a number is written as Intl writes it in %s", (locale) => {
  const byIntl = new Intl.NumberFormat(locale);
  for (const number of NUMBERS) expect(formatNumber(number, locale)).toBe(byIntl.format(number));
});
