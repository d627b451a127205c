import { useMemo } from "react";
import type { Padding } from "#web/map/engine/map-engine.ts";
import type { Panels } from "#web/map-view/panels.ts";
import { lineSign } from "#web/ui/direction.ts";
import { useHasSideCard, useIsShortTablet, useIsWide } from "#web/ui/use-is-wide.ts";

const NONE: Padding = { top: 0, right: 0, bottom: 0, left: 0 };
export const BESIDE_LIST: Padding = { top: 128, right: 80, bottom: 40, left: 448 };
const BETWEEN_LIST_AND_FILTERS: Padding = { ...BESIDE_LIST, right: 664 };
const TABLET: Padding = { top: 72, right: 72, bottom: 112, left: 416 };
const SHORT_TABLET: Padding = { top: 60, right: 12, bottom: 80, left: 368 };
/** Beside the edge, where the list is collapsed. */
const WITHOUT_LIST_LEFT = 40;
export const ABOVE_SHEET: Padding = { top: 120, right: 0, bottom: 160, left: 0 };
const VENUE_SHEET_SHARE = 0.58;
const MIN_STRIP_PX = 80;

interface Paddings {
  beside: Padding;
  venue: Padding;
  filters: Padding;
  collapsed: Padding;
}

/** How much of the map lies under panels, so that its centre is the centre of what is seen. */
export function useMapPadding(): (panels: Pick<Panels, "panel" | "isListCollapsed">) => Padding {
  const isWide = useIsWide();
  const hasSideCard = useHasSideCard();
  const isShort = useIsShortTablet();
  const paddings = useMemo(() => {
    if (isWide === undefined) return besideCard(NONE);
    const layout = isWide ? "wide" : !hasSideCard ? "phone" : isShort ? "short-tablet" : "tablet";
    const paddings = paddingsOf(layout, window.innerHeight);
    return lineSign() > 0 ? paddings : mirrored(paddings);
  }, [isWide, hasSideCard, isShort]);
  return ({ panel, isListCollapsed }) => {
    if (panel === "venue" || panel === "spot") return paddings.venue;
    if (panel === "filters") return paddings.filters;
    return isListCollapsed ? paddings.collapsed : paddings.beside;
  };
}

export function paddingsOf(layout: "wide" | "tablet" | "short-tablet" | "phone", heightPx: number): Paddings {
  if (layout === "wide") return { ...besideCard(BESIDE_LIST), filters: BETWEEN_LIST_AND_FILTERS };
  if (layout === "tablet") return besideCard(fitHeight(TABLET, heightPx));
  if (layout === "short-tablet") return besideCard(fitHeight(SHORT_TABLET, heightPx));
  const above = fitHeight(ABOVE_SHEET, heightPx);
  const bottom = Math.round(heightPx * VENUE_SHEET_SHARE);
  const venue = fitHeight({ ...ABOVE_SHEET, bottom }, heightPx);
  return { beside: above, filters: above, collapsed: above, venue };
}

function besideCard(padding: Padding): Paddings {
  const collapsed = { ...padding, left: Math.min(padding.left, WITHOUT_LIST_LEFT) };
  return { beside: padding, venue: padding, filters: padding, collapsed };
}

/** The list stands at the line's start. */
function mirrored({ beside, venue, filters, collapsed }: Paddings): Paddings {
  const mirror = (padding: Padding) => ({ ...padding, left: padding.right, right: padding.left });
  return {
    beside: mirror(beside),
    venue: mirror(venue),
    filters: mirror(filters),
    collapsed: mirror(collapsed),
  };
}

/** Where the window is low, as at 400 % zoom, the padding gives way, so that a strip of the map remains. */
export function fitHeight(padding: Padding, heightPx: number): Padding {
  const bottom = Math.min(padding.bottom, Math.max(0, heightPx - MIN_STRIP_PX));
  return { ...padding, bottom, top: Math.min(padding.top, Math.max(0, heightPx - bottom - MIN_STRIP_PX)) };
}
