import type { Category } from "#domain/category.ts";
import { readData } from "./read-data.ts";

/** How a country names its venues and writes its addresses. `*` stands for a proper name. */
export interface Manner {
  kinds: Record<Category, readonly string[]>;
  names: readonly string[];
  streets: readonly string[];
  /** With `{street}` and `{number}`. */
  address: string;
}

interface Manners {
  /** The manners of naming that a country mixes. */
  countries: Record<string, readonly string[]>;
  manners: Record<string, Manner>;
}

const { countries, manners } = readData<Manners>("manners");

export const MANNERS: Record<string, readonly Manner[]> = Object.fromEntries(
  Object.entries(countries).map(([country, names]) => [country, names.map((name) => manners[name]!)]),
);

export const addressIn = ({ address }: Manner, street: string, number: number): string =>
  address.replace("{street}", () => street).replace("{number}", String(number));
