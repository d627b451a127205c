import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { stepOf } from "#web/ui/direction.ts";

interface Carousel {
  row: RefObject<HTMLUListElement | null>;
  /** The slide at the row's start. */
  at: number;
  /** One on or one back, from where the row is going. */
  step(by: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A row of equally wide slides that snaps, open at one of them: scrolled by finger, wheel, focus or step by step. */
export function useCarousel(slideCount: number, openAt: number): Carousel {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(openAt);
  // While the row still moves, the next step counts from where it will stop.
  const aim = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens; from then on it is the visitor's
  useLayoutEffect(() => {
    const element = row.current;
    if (element && openAt > 0) element.scrollTo({ left: openAt * slideStep(element), behavior: "instant" });
  }, []);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const letGo = () => {
      aim.current = undefined;
    };
    const read = () => {
      const slide = slideAt(element);
      setAt(Math.round(slide));
      if (aim.current !== undefined && Math.abs(slide - aim.current) < 0.01) letGo();
    };
    // A step that is overtaken by the next also ends a scroll, so only arriving or a hand on the row clears the aim.
    const listeners = { scroll: read, wheel: letGo, pointerdown: letGo };
    for (const [type, listener] of Object.entries(listeners))
      element.addEventListener(type, listener, { passive: true });
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
    };
  }, []);

  function step(by: number): void {
    const element = row.current;
    if (!element) return;
    // The state may be a drawing behind.
    const from = aim.current ?? Math.round(slideAt(element));
    const target = Math.max(0, Math.min(slideCount - 1, from + by));
    const left = target * slideStep(element);
    // Where nothing moves, nothing comes to rest.
    if (Math.abs(left - element.scrollLeft) >= 1) aim.current = target;
    element.scrollTo({ left });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  };

  return { row, at: Math.min(at, Math.max(0, slideCount - 1)), step, onKeyDown };
}

/** The slide at the row's start, with a fraction while it moves. */
function slideAt(row: HTMLElement): number {
  return row.scrollLeft / slideStep(row);
}

function slideStep(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}
