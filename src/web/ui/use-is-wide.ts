import { BREAKPOINTS } from "./breakpoints.ts";
import { useMedia } from "./use-media.ts";

/** The desktop layout is the wide one. Unknown on the server, where style sheets decide. */
export function useIsWide(): boolean | undefined {
  return useMedia(BREAKPOINTS.wide);
}

/** Whether lists and panels are a card beside the map; on phones they are a sheet over it. */
export function useHasSideCard(): boolean | undefined {
  return useMedia(BREAKPOINTS["not-phone"]);
}

export function useIsShortTablet(): boolean | undefined {
  return useMedia(`${BREAKPOINTS.tablet} and ${BREAKPOINTS.low}`);
}
