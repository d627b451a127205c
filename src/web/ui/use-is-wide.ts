import { useMedia } from "./use-media.ts";

/** 1180 pixels at the usual text size; in `em`, so that larger text gets the narrow layout, as zooming in does. */
const WIDE = "(min-width: 73.75125em)";

/** The desktop layout is the wide one. Unknown on the server, where style sheets decide. */
export function useIsWide(): boolean | undefined {
  return useMedia(WIDE);
}
