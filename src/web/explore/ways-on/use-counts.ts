import { useQuery } from "@tanstack/react-query";
import { useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { counts } from "#web/map-view/queries.ts";

/** What the filter gives in view and beyond. */
export function useCounts() {
  const view = useMapView();
  const { filter } = useMapFilter();
  return useQuery(counts(view?.bounds, filter));
}
