import { CHOICE_ROWS, type ChoiceKey } from "./event-fields.ts";
import type { EventFilter } from "./filter.ts";

const FIRST_PARTS = ["days", "when", "times", "price", "tags", "age"] as const;
const LAST_PARTS = ["categories", "organizer", "status", "place"] as const;
export type FilterPart = (typeof FIRST_PARTS)[number] | ChoiceKey | (typeof LAST_PARTS)[number];
/** What can be taken off a filter by itself. */
export const FILTER_PARTS: readonly FilterPart[] = [
  ...FIRST_PARTS,
  ...CHOICE_ROWS.map(({ key }) => key),
  ...LAST_PARTS,
];

const FIELDS: Record<FilterPart, readonly (keyof EventFilter)[]> = {
  days: ["from", "to"],
  when: ["when"],
  times: ["times"],
  price: ["free", "maxPrice", "currency"],
  tags: ["tags"],
  age: ["age"],
  categories: ["categories"],
  organizer: ["organizer"],
  status: ["status"],
  place: ["country", "city"],
  ...(Object.fromEntries(CHOICE_ROWS.map(({ key }) => [key, [key]])) as Record<ChoiceKey, [ChoiceKey]>),
};

/** The parts that narrow anything. */
export function partsOf(filter: EventFilter): FilterPart[] {
  const isGiven = (field: keyof EventFilter) => {
    const value = filter[field];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  };
  return FILTER_PARTS.filter((part) => FIELDS[part].some(isGiven));
}

/** The change that takes a part off. */
export function withoutPart(part: FilterPart): Partial<Record<keyof EventFilter, undefined>> {
  return Object.fromEntries(FIELDS[part].map((field) => [field, undefined]));
}
