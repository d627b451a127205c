import { useEffect, useState } from "react";

const TICK_MS = 30_000;

/** The present, renewed often enough for what comes and goes by the minute. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
