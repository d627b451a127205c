import type { Plural } from "../catalogue.ts";

/** The forms of 0, 1, 2, 3 to 10, 11 to 99 and 100 to 102, with | between them; those left out at the end are the last one. */
export function sixForms(text: string): Plural {
  const forms = text.split("|");
  const at = (index: number) => forms[Math.min(index, forms.length - 1)] ?? "";
  return { zero: at(0), one: at(1), two: at(2), few: at(3), many: at(4), other: at(5) };
}
