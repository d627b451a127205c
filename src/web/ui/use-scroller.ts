import { type RefObject, useEffect, useRef, useState } from "react";
import { lineSign } from "./direction.ts";

const STEP_PX = 200;

/** A row that scrolls sideways: whether something is out of sight on either side, and steps towards it. */
export function useScroller(): {
  ref: RefObject<HTMLDivElement | null>;
  canScrollStart: boolean;
  canScrollEnd: boolean;
  scrollStart(): void;
  scrollEnd(): void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [canScrollStart, setCanScrollStart] = useState(false);
  const [canScrollEnd, setCanScrollEnd] = useState(false);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const update = () => {
      // It counts down from 0 in a row from right to left.
      const scrolled = Math.abs(row.scrollLeft);
      setCanScrollStart(scrolled > 1);
      setCanScrollEnd(scrolled < row.scrollWidth - row.clientWidth - 1);
    };
    row.addEventListener("scroll", update);
    // Tells its size at once, when the page is laid out anyway; to ask here would lay it out before.
    const sizes = new ResizeObserver(update);
    sizes.observe(row);
    return () => {
      row.removeEventListener("scroll", update);
      sizes.disconnect();
    };
  }, []);

  const scroll = (by: number) => ref.current?.scrollBy({ left: lineSign() * by, behavior: "smooth" });
  return {
    ref,
    canScrollStart,
    canScrollEnd,
    scrollStart: () => scroll(-STEP_PX),
    scrollEnd: () => scroll(STEP_PX),
  };
}
