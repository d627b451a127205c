import { lazy, Suspense } from "react";
import { usePanels } from "#web/map-view/panels.ts";

export const FILTER_PANEL_ID = "filter-panel";

/** Calendar and selects are a good part of the screen's code; they come when someone reaches for the filters. */
export const loadFilterPanel = () => import("./filter-panel.tsx");

const FilterPanel = lazy(() => loadFilterPanel().then(({ FilterPanel }) => ({ default: FilterPanel })));

export function LazyFilterPanel() {
  const { panel } = usePanels();
  if (panel !== "filters") return null;
  return (
    <Suspense>
      <FilterPanel id={FILTER_PANEL_ID} />
    </Suspense>
  );
}
