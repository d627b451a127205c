import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface Carousel {
  row: RefObject<HTMLUListElement | null>;
  /** The slide at the row's start. */
  at: number;
  goTo(slide: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A row of equally wide slides that snaps: scrolled by finger, wheel, focus or by asking for a slide. */
export function useCarousel(slideCount: number): Carousel {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const read = () => setAt(Math.round(element.scrollLeft / slideStep(element)));
    element.addEventListener("scroll", read, { passive: true });
    return () => element.removeEventListener("scroll", read);
  }, []);

  const goTo = useCallback(
    (slide: number) => {
      const element = row.current;
      const target = Math.max(0, Math.min(slideCount - 1, slide));
      element?.scrollTo({ left: target * slideStep(element) });
    },
    [slideCount],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    goTo(at + (event.key === "ArrowRight" ? 1 : -1));
  };

  return { row, at: Math.min(at, Math.max(0, slideCount - 1)), goTo, onKeyDown };
}

function slideStep(row: HTMLElement): number {
  const [first, second] = row.children as unknown as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}
