import type { VenueCategory } from "#domain/category.ts";
import { readData } from "./read-data.ts";

interface Prices {
  /** What a ticket costs in a well-off country, in euros, and how many events of the category are free. */
  prices: Record<VenueCategory, { euros: readonly [low: number, high: number]; free: number }>;
  /** What one euro of a ticket comes to in each currency, with the country's prices in mind: made-up prices need no more. */
  levels: Record<string, number>;
}

export const { prices: PRICES, levels: PRICE_LEVELS } = readData<Prices>("prices");
