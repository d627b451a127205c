import { useMemo } from "react";
import { filterParams, type MapFilter, parseAddress } from "./map-address.ts";
import { screenContext } from "./screen-context.ts";
import type { ChangeAddress } from "./use-map-address.ts";

export interface Filtering {
  filter: MapFilter;
  /**
   * Changes the given fields; an undefined one no longer narrows. What turns something on or off looks at the filter it
   * is given: the one on the screen may be a touch behind.
   */
  setFilter(change: MapFilter | ((filter: MapFilter) => MapFilter)): void;
  clearFilters(): void;
}

export const [FilterContext, useMapFilter] = screenContext<Filtering>();

/** The filter lives in the address. Moves of the map change the address too, and must not make another filter of it. */
export function useFilterState(filter: MapFilter, change: ChangeAddress): Filtering {
  const key = filterParams(filter).toString();
  return useMemo(
    () => ({
      filter: parseAddress(new URLSearchParams(key)).filter,
      setFilter: (next) =>
        change(
          ({ filter }) => ({ filter: { ...filter, ...(typeof next === "function" ? next(filter) : next) } }),
          "push",
        ),
      clearFilters: () => change(() => ({ filter: {} }), "push"),
    }),
    [key, change],
  );
}
