import { useMemo } from "react";
import type { Padding } from "#web/map/engine/map-engine.ts";
import type { Panels } from "#web/map-view/panels.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";

const NONE: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
const BESIDE_LIST: Padding = { top: 128, right: 80, bottom: 40, left: 448 };
const WITHOUT_LIST: Padding = { ...BESIDE_LIST, left: 40 };
const BETWEEN_LIST_AND_FILTERS: Padding = { ...BESIDE_LIST, right: 640 };
const ABOVE_SHEET: Padding = { top: 120, right: 0, bottom: 160, left: 0 };
const VENUE_SHEET_SHARE = 0.58;
const LEAST_STRIP_PX = 80;

/** How much of the map lies under panels, so that its centre is the centre of what is seen. */
export function useMapPadding(): (panels: Pick<Panels, "panel" | "isListFolded">) => Padding {
  const isWide = useIsWide();
  const [aboveSheet, aboveVenue] = useMemo(() => {
    if (isWide !== false) return [NONE, NONE];
    const heightPx = window.innerHeight;
    const bottom = Math.round(heightPx * VENUE_SHEET_SHARE);
    return [fitHeight(ABOVE_SHEET, heightPx), fitHeight({ ...ABOVE_SHEET, bottom }, heightPx)];
  }, [isWide]);
  return ({ panel, isListFolded }) => {
    const isVenueOpen = panel === "venue" || panel === "spot";
    if (isWide === undefined) return NONE;
    if (!isWide) return isVenueOpen ? aboveVenue : aboveSheet;
    if (panel === "filters") return BETWEEN_LIST_AND_FILTERS;
    return isListFolded && !isVenueOpen ? WITHOUT_LIST : BESIDE_LIST;
  };
}

/** Where the window is low, as at 400 % zoom, the padding gives way, so that a strip of the map remains. */
export function fitHeight(padding: Padding, heightPx: number): Padding {
  const bottom = Math.min(padding.bottom, Math.max(0, heightPx - LEAST_STRIP_PX));
  return { ...padding, bottom, top: Math.min(padding.top, Math.max(0, heightPx - bottom - LEAST_STRIP_PX)) };
}
