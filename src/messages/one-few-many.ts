import type { Plural } from "./catalogue.ts";

/** The forms of Polish and Ukrainian. Whole numbers never take `other`, which fractions would. */
export const oneFewMany = (one: string, few: string, many: string): Plural => ({
  one,
  few,
  many,
  other: many,
});
