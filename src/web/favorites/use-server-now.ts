import { useEffect, useState } from "react";

const SECOND_MS = 1_000;

/** The server's time, counted on from the rendering: independent of the visitor's clock. */
export function useServerNow(madeAtMs: number): number {
  const [nowMs, setNowMs] = useState(madeAtMs);
  useEffect(() => {
    const startedAtMs = Date.now();
    const tick = () => setNowMs(madeAtMs + Date.now() - startedAtMs);
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [madeAtMs]);
  return nowMs;
}
