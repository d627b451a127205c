import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type SheetRoom, type SnapPoint, settle, snapHeight } from "./snap.ts";

const DRAG_AFTER_PX = 6;
const RECENT_MS = 80;

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  startHeight: number;
  /** Upwards a body at full height scrolls. */
  isOnlyDown: boolean;
  isUnderWay: boolean;
  /** The latest places of the finger, for its speed when it lets go. */
  trail: { y: number; atMs: number }[];
}

interface SheetDragOptions {
  sheet: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  snaps: readonly SnapPoint[];
  snap: number;
  isEnabled: boolean;
  onSnap(index: number): void;
  onClose: (() => void) | undefined;
}

/** Lets a finger pull the sheet by its head, and by its body where that does not scroll. */
export function useSheetDrag({ sheet, body, snaps, snap, isEnabled, onSnap, onClose }: SheetDragOptions) {
  const drag = useRef<Drag | null>(null);
  const isFull = snap === snaps.length - 1;

  const start = (event: PointerEvent, isOnlyDown = false) => {
    if (!isEnabled || !event.isPrimary || event.button !== 0) return;
    drag.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      startHeight: sheet.current?.offsetHeight ?? 0,
      isOnlyDown,
      isUnderWay: false,
      trail: [{ y: event.clientY, atMs: event.timeStamp }],
    };
  };

  const move = (event: PointerEvent) => {
    const current = drag.current;
    const element = sheet.current;
    if (!current || !element || event.pointerId !== current.pointerId) return;
    const up = current.startY - event.clientY;
    if (!current.isUnderWay) {
      const aside = Math.abs(event.clientX - current.startX);
      if (Math.max(Math.abs(up), aside) < DRAG_AFTER_PX) return;
      if (aside > Math.abs(up) || (current.isOnlyDown && up > 0)) {
        drag.current = null;
        return;
      }
      current.isUnderWay = true;
      element.setPointerCapture(event.pointerId);
      element.dataset.dragged = "";
    }
    element.style.height = `${Math.max(0, current.startHeight + up)}px`;
    current.trail.push({ y: event.clientY, atMs: event.timeStamp });
    while (current.trail.length > 2 && event.timeStamp - current.trail[0]!.atMs > RECENT_MS)
      current.trail.shift();
  };

  const end = (event: PointerEvent) => {
    const current = drag.current;
    const element = sheet.current;
    drag.current = null;
    if (!current?.isUnderWay || !element || event.pointerId !== current.pointerId) return;
    const heights = snaps.map((point) => snapHeight(point, roomOf(element)));
    const rest = settle(heights, element.offsetHeight, speedUp(current, event), onClose !== undefined);
    delete element.dataset.dragged;
    element.style.removeProperty("height");
    if (rest < 0) onClose?.();
    else onSnap(rest);
  };

  const handlers = { onPointerMove: move, onPointerUp: end, onPointerCancel: end };

  // A body at full height scrolls by itself; only pulled down from its top it takes the sheet along.
  useEffect(() => {
    const element = body.current;
    if (!element || !isEnabled) return;
    let from = { x: 0, y: 0 };
    const remember = ({ touches: [touch] }: TouchEvent) => {
      if (touch) from = { x: touch.clientX, y: touch.clientY };
    };
    const claim = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!touch || !event.cancelable) return;
      const isDown = touch.clientY - from.y > Math.abs(touch.clientX - from.x);
      if (drag.current?.isUnderWay || (isDown && element.scrollTop <= 0)) event.preventDefault();
    };
    element.addEventListener("touchstart", remember, { passive: true });
    element.addEventListener("touchmove", claim, { passive: false });
    return () => {
      element.removeEventListener("touchstart", remember);
      element.removeEventListener("touchmove", claim);
    };
  }, [body, isEnabled]);

  return {
    sheetHandlers: handlers,
    headHandlers: { onPointerDown: (event: PointerEvent) => start(event) },
    bodyHandlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === "mouse") return;
        if (!isFull) start(event);
        else if ((body.current?.scrollTop ?? 0) <= 0) start(event, true);
      },
    },
  };
}

function speedUp({ trail }: Drag, event: PointerEvent): number {
  const first = trail[0]!;
  const ms = event.timeStamp - first.atMs;
  return ms > 0 ? (first.y - event.clientY) / ms : 0;
}

function roomOf(element: HTMLElement): SheetRoom {
  return {
    heightPx: element.parentElement?.clientHeight ?? window.innerHeight,
    coveredPx: Number.parseFloat(getComputedStyle(element).paddingBottom) || 0,
    remPx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}
