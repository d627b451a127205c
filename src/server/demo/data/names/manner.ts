import type { Category } from "#domain/category.ts";

/** How a country names its venues and writes its addresses. `*` stands for a proper name. */
export interface Manner {
  kinds: Record<Category, readonly string[]>;
  names: readonly string[];
  streets: readonly string[];
  address: (street: string, number: number) => string;
}

export const streetFirst = (street: string, number: number) => `${street} ${number}`;
export const numberFirst = (street: string, number: number) => `${number} ${street}`;
