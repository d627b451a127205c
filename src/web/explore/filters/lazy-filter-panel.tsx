import { lazy, Suspense } from "react";
import { usePanels } from "#web/map-view/panels.ts";

export const FILTER_PANEL_ID = "filter-panel";

/** Calendar and selects are a large part of the screen's code; they are loaded when the filters are opened. */
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
