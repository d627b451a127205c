import { createContext, useContext } from "react";

/** When the server rendered the page. A browser that takes the page over renders the same moment first. */
export const RenderedAt = createContext<number | undefined>(undefined);

/** The present as `PageClock` last told it. */
export const Now = createContext<number | undefined>(undefined);

/** The present, renewed often enough for what comes and goes by the minute. */
export function useNow(): number {
  const renderedAtMs = useContext(RenderedAt);
  return useContext(Now) ?? renderedAtMs ?? Date.now();
}
