import { type RefCallback, useCallback, useState } from "react";
import { MAX_TIMELINE_DAYS } from "./use-timeline.ts";

/** As WCAG asks of what a pointer hits (2.5.8). */
const MIN_DAY_PX = 24;
const MIN_DAYS = 7;
/** The button that clears the days, and the gap before it. */
const CLEAR_PX = 52;
/** Of a common screen: four weeks, until the room is measured. */
const USUAL_ROOM_PX = 28 * MIN_DAY_PX + CLEAR_PX;

/** How many days fit at full width, whether or not they can be cleared: choosing one must not take others away. */
export function fittingDays(roomPx: number, canClear: boolean): number {
  const dayRoomPx = canClear ? roomPx : roomPx - CLEAR_PX;
  return Math.min(MAX_TIMELINE_DAYS, Math.max(MIN_DAYS, Math.floor(dayRoomPx / MIN_DAY_PX)));
}

/** Follows the width of the strip's room. */
export function useFittingDays(canClear: boolean): { ref: RefCallback<HTMLElement>; fitting: number } {
  const [roomPx, setRoomPx] = useState(USUAL_ROOM_PX);
  const ref = useCallback((room: HTMLElement | null) => {
    if (!room) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoomPx(entry.contentRect.width));
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return { ref, fitting: fittingDays(roomPx, canClear) };
}
