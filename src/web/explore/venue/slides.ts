import { hasAdBefore } from "#domain/ad-placement.ts";

export type Slide<E> = { kind: "event"; event: E; index: number } | { kind: "ad"; key: string };

/** A venue's events as cards, with the ads between them. */
export function slidesOf<E>(events: readonly E[]): Slide<E>[] {
  return events.flatMap((event, index): Slide<E>[] => {
    const slide = { kind: "event", event, index } as const;
    return hasAdBefore(index) ? [{ kind: "ad", key: `ad-${index}` }, slide] : [slide];
  });
}

/** Which event a slide counts as: an ad is not counted, so it leaves the number at the event before it. */
export function eventIndexAt(slides: readonly Slide<unknown>[], slideIndex: number): number {
  for (let at = Math.min(slideIndex, slides.length - 1); at >= 0; at--) {
    const slide = slides[at];
    if (slide?.kind === "event") return slide.index;
  }
  return 0;
}

export function slideIndexOf(slides: readonly Slide<unknown>[], eventIndex: number): number {
  return slides.findIndex((slide) => slide.kind === "event" && slide.index === eventIndex);
}
