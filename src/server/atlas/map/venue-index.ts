import { VENUE_CATEGORIES } from "#domain/category.ts";
import { CategoryIndex } from "./category-index.ts";
import { includes, type MapFilter, type RowFilter, rowFilter, withoutEvents } from "./map-filter.ts";
import { RowDirectory } from "./row-directory.ts";
import type { Segment } from "./segment.ts";
import type { Limits } from "./segment-builder.ts";
import { TextStore } from "./text-store.ts";
import type { VenueTable } from "./venue-table.ts";

/** Where a venue is kept. */
export interface VenuePlace {
  index: CategoryIndex;
  segment: Segment | undefined;
  table: VenueTable;
  row: number;
}

/** The map's data: venues by category, found by id. */
export class VenueIndex {
  readonly texts: TextStore;
  readonly rows = new RowDirectory();
  readonly categories: CategoryIndex[];

  constructor(limits: Limits) {
    this.texts = new TextStore(limits.chunkBytes);
    this.categories = VENUE_CATEGORIES.map((_, category) => new CategoryIndex(category, this.rows, limits));
  }

  find(id: number): VenuePlace | undefined {
    const place = this.rows.find(id);
    if (place === undefined) return undefined;
    const { category, segment, row } = place;
    const index = this.categories[category];
    return { index, segment, table: segment?.table ?? index.stage, row };
  }

  /** Finds venues of the filter's categories. */
  finderOf({ categories }: MapFilter) {
    return (id: number) => {
      const found = this.find(id);
      return found && includes(categories, found.index.category) ? found : undefined;
    };
  }

  /** The categories a filter reaches, each with what it lets through of them. */
  rowsOf(filter: MapFilter, includeEmpty: boolean): { index: CategoryIndex; rows: RowFilter }[] {
    const rows = rowFilter(filter, includeEmpty);
    return this.categories.flatMap((index) => {
      if (includes(filter.categories, index.category)) return { index, rows };
      return includeEmpty ? { index, rows: withoutEvents(rows) } : [];
    });
  }

  /** Whether the venue was here. */
  forget(id: number): boolean {
    const found = this.find(id);
    if (found === undefined) return false;
    const { table, row, segment, index } = found;
    this.texts.free(table.text[row], table.textBytes(row));
    this.rows.forget(id);
    if (segment) segment.tombstone(row);
    else index.unstaged();
    return true;
  }
}
