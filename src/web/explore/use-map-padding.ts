import type { Padding } from "#web/map/engine/map-engine.ts";
import { useIsWide } from "#web/shell/use-is-wide.ts";
import type { Panel } from "./explore.ts";

const NONE: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
const BESIDE_LIST: Padding = { top: 128, right: 80, bottom: 40, left: 448 };
const BETWEEN_LIST_AND_FILTERS: Padding = { ...BESIDE_LIST, right: 640 };
const ABOVE_SHEET: Padding = { top: 120, right: 0, bottom: 160, left: 0 };

/** How much of the map lies under panels, so that its centre is the centre of what is seen. */
export function useMapPadding(): (panel: Panel | null) => Padding {
  const isWide = useIsWide();
  if (isWide === undefined) return () => NONE;
  if (isWide) return (panel) => (panel === "filters" ? BETWEEN_LIST_AND_FILTERS : BESIDE_LIST);
  return (panel) => (panel === "venue" || panel === "spot" ? abovePhoneSheet() : ABOVE_SHEET);
}

function abovePhoneSheet(): Padding {
  return { ...ABOVE_SHEET, bottom: Math.round(window.innerHeight * 0.58) };
}
