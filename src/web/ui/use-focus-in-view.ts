import { type RefObject, useEffect } from "react";

/** Keeps the focused element of a scrolling box in view when the box shrinks. */
export function useFocusInView(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused && current.contains(focused)) focused.scrollIntoView({ block: "nearest" });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
}
