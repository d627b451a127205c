import type { Price } from "#domain/event/event.ts";
import { lowestPrice } from "#domain/event/filter.ts";

/** The steps of the price slider. */
export interface PriceScale {
  currency: string;
  step: number;
  most: number;
}

const STEP = 5;
/** Where most prices are this many times higher, as in yen or forint, steps grow with them. */
const COARSE_FROM = 30;
const LEAST_STEPS = 10;
const MAX_STEPS = 40;
const DEFAULT_CURRENCY = "EUR";

/** In the currency that the filter names, or else the one that most prices are in. */
export function priceScale(prices: Iterable<Price | null>, currency?: string): PriceScale {
  const amounts = new Map<string, number[]>();
  for (const price of prices) {
    const amount = price && !price.isFree ? lowestPrice(price) : undefined;
    if (amount === undefined || !price?.currency) continue;
    const known = amounts.get(price.currency);
    if (known) known.push(amount);
    else amounts.set(price.currency, [amount]);
  }
  const [commonest] = [...amounts].sort(([, a], [, b]) => b.length - a.length);
  const chosen = currency ?? commonest?.[0] ?? DEFAULT_CURRENCY;
  const sorted = (amounts.get(chosen) ?? []).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const step = STEP * 10 ** Math.max(0, Math.floor(Math.log10(median / COARSE_FROM)));
  const steps = Math.ceil((sorted.at(-1) ?? 0) / step);
  return { currency: chosen, step, most: step * Math.min(MAX_STEPS, Math.max(LEAST_STEPS, steps)) };
}
