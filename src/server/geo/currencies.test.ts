import { expect, it } from "vitest";
import { isCurrency } from "#domain/event/currency.ts";
import { COUNTRIES } from "./countries.ts";
import { currencyOf } from "./currencies.ts";

it("CORE-40 every country has a currency that exists, Bulgaria's is the euro", () => {
  const without = COUNTRIES.filter(({ code }) => !isCurrency(currencyOf(code) ?? ""));
  expect(without.map(({ code }) => code)).toEqual(["AQ"]);
  expect(currencyOf("BG")).toBe("EUR");
  expect(currencyOf("CH")).toBe("CHF");
});
