import { usePanels } from "#web/map-view/panels.ts";
import { lazyPart } from "#web/messages/lazy-part.tsx";

export const FILTER_PANEL_ID = "filter-panel";

/** Calendar and selects are a large part of the screen's code; they are loaded when the filters are opened. */
export const loadFilterPanel = () => import("./filter-panel.tsx");

const FilterPanel = lazyPart(() => loadFilterPanel().then(({ FilterPanel }) => FilterPanel));

export function LazyFilterPanel() {
  const { panel } = usePanels();
  return panel === "filters" && <FilterPanel id={FILTER_PANEL_ID} />;
}
