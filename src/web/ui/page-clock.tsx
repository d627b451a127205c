import { type ReactNode, startTransition, useEffect, useState } from "react";
import { IsHydrated } from "./use-is-hydrated.ts";
import { Now, RenderedAt } from "./use-now.ts";

const TICK_MS = 30_000;

interface PageClockProps {
  renderedAtMs: number | undefined;
  children: ReactNode;
}

/**
 * Tells all parts of a page what time it is, and that the browser has taken it over. Most of a page depends on these, so what
 * they change is rendered in pieces; that of a store (`useSyncExternalStore`) would be rendered at once.
 */
export function PageClock({ renderedAtMs, children }: PageClockProps) {
  const [nowMs, setNowMs] = useState(renderedAtMs);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    const tick = () => startTransition(() => setNowMs(Date.now()));
    tick();
    startTransition(() => setIsHydrated(true));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <RenderedAt value={renderedAtMs}>
      <IsHydrated value={isHydrated}>
        <Now value={nowMs}>{children}</Now>
      </IsHydrated>
    </RenderedAt>
  );
}
