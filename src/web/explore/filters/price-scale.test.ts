import { describe, expect, it } from "vitest";
import { priceScale } from "./price-scale.ts";

const price = (from: number | null, currency = "EUR", isFree = false) => ({
  isFree,
  from,
  to: null,
  currency,
});

describe("FIL-25 the steps of the price slider", () => {
  it("are of five, up to the highest price or two hundred", () => {
    expect(priceScale([price(12), price(63), null, price(null), price(0, "EUR", true)])).toEqual({
      currency: "EUR",
      step: 5,
      most: 65,
    });
    expect(priceScale([price(10), price(12), price(900)]).most).toBe(200);
    expect(priceScale([price(8)]).most).toBe(50);
  });

  it("are in the currency of most prices, or in the one that was asked for", () => {
    const prices = [price(10, "BGN"), price(20, "BGN"), price(30)];
    expect(priceScale(prices).currency).toBe("BGN");
    expect(priceScale(prices, "USD").currency).toBe("USD");
    expect(priceScale([]).currency).toBe("EUR");
  });

  it("are coarser where money is counted in thousands", () => {
    expect(priceScale([price(3_000, "JPY"), price(4_500, "JPY"), price(9_000, "JPY")])).toEqual({
      currency: "JPY",
      step: 500,
      most: 9_000,
    });
  });
});
