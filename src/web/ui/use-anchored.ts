import { type RefObject, useLayoutEffect } from "react";

const GAP_PX = 6;
const EDGE_PX = 8;
const MAX_HEIGHT_PX = 300;

/** Shows a popover as wide as its anchor and below it, or above it where only there is room, and lets it follow. */
export function useAnchored(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [floating, fixed] = [popover.current, anchor.current];
    if (!isOpen || !floating || !fixed) return;
    const follow = () => place(floating, fixed.getBoundingClientRect());
    // A browser without popovers shows it as any other element.
    floating.showPopover?.();
    follow();
    window.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
    };
  }, [popover, anchor, isOpen]);
}

function place({ style, scrollHeight }: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const above = top - GAP_PX - EDGE_PX;
  const below = window.innerHeight - bottom - GAP_PX - EDGE_PX;
  const isBelow = below >= Math.min(scrollHeight, MAX_HEIGHT_PX) || below >= above;
  style.left = `${left}px`;
  style.width = `${width}px`;
  style.top = isBelow ? `${bottom + GAP_PX}px` : "auto";
  style.bottom = isBelow ? "auto" : `${window.innerHeight - top + GAP_PX}px`;
  style.maxHeight = `${Math.min(MAX_HEIGHT_PX, isBelow ? below : above)}px`;
}
