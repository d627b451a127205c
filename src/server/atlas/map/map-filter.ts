/** An absent field does not narrow. */
export interface MapFilter {
  fromDay?: number | undefined;
  /** Included. */
  toDay?: number | undefined;
  /** A bit mask over VENUE_CATEGORIES. */
  categories?: number | undefined;
  country?: number | undefined;
  city?: number | undefined;
}

/** A filter without its categories, every field decided. */
export interface RowFilter {
  fromDay: number;
  toDay: number;
  country: number | undefined;
  city: number | undefined;
  /** Whether venues without a matching event pass too; the filter then narrows only their events. */
  empties: boolean;
}

const FIRST_DAY = -(2 ** 31);
const LAST_DAY = 2 ** 31 - 2;

export function rowFilter(
  { fromDay = FIRST_DAY, toDay = LAST_DAY, country, city }: MapFilter,
  empties: boolean,
): RowFilter {
  const from = Math.max(FIRST_DAY, fromDay);
  // A range that ends before it begins holds no day.
  return { fromDay: from, toDay: Math.max(from - 1, Math.min(LAST_DAY, toDay)), country, city, empties };
}

/** The same where no event matches. */
export function withoutEvents(filter: RowFilter): RowFilter {
  return { ...filter, toDay: filter.fromDay - 1 };
}

export function includes(categories: number | undefined, category: number): boolean {
  return categories === undefined || ((categories >>> category) & 1) === 1;
}

export function isWithin({ fromDay, toDay }: RowFilter, day: number): boolean {
  return day >= fromDay && day <= toDay;
}
