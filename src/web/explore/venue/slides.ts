import { hasAdBefore } from "#domain/ad-placement.ts";

export type Slide<E> = { kind: "event"; event: E; index: number } | { kind: "ad"; key: string };

/** The cards of a venue, and the ad that stands before its fourth event. */
export function slidesOf<E>(cards: readonly E[], rest: number): Slide<E>[] {
  const slides = cards.map((event, index) => ({ kind: "event", event, index }) as const);
  const hasAd = rest > 0 && hasAdBefore(cards.length);
  return hasAd ? [...slides, { kind: "ad", key: "ad" }] : slides;
}

/** Which event a slide counts as: an ad is not counted, so it leaves the number at the event before it. */
export function eventIndexAt(slides: readonly Slide<unknown>[], slideIndex: number): number {
  for (let at = Math.min(slideIndex, slides.length - 1); at >= 0; at--) {
    const slide = slides[at];
    if (slide?.kind === "event") return slide.index;
  }
  return 0;
}
