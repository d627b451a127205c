import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 1180.02px)";

/** Wider than 1180 pixels is the desktop layout. Unknown on the server, where style sheets decide. */
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
