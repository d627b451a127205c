import { useMedia } from "./use-media.ts";

/** 1180 pixels at the usual text size; in `em`, so that larger text gets the narrow layout, as zooming in does. */
const WIDE = "(min-width: 73.75125em)";
/** From 700 pixels on, tablets included. */
const BESIDE = "(min-width: 43.75em)";
/** A tablet's width at a height of at most 560 pixels, as at 200 % zoom. */
const SHORT_TABLET = "(min-width: 43.75em) and (max-width: 73.75em) and (max-height: 35em)";

/** The desktop layout is the wide one. Unknown on the server, where style sheets decide. */
export function useIsWide(): boolean | undefined {
  return useMedia(WIDE);
}

/** Whether lists and panels are a card beside the map; on phones they are a sheet over it. */
export function useHasSideCard(): boolean | undefined {
  return useMedia(BESIDE);
}

export function useIsShortTablet(): boolean | undefined {
  return useMedia(SHORT_TABLET);
}
