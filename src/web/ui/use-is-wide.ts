import { useSyncExternalStore } from "react";

/** 1180 pixels at the usual text size; in `em`, so that larger text gets the narrow layout, as zooming in does. */
const WIDE = "(min-width: 73.75125em)";

/** The desktop layout is the wide one. Unknown on the server, where style sheets decide. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => undefined,
  );
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}
