import { type RefObject, useEffect } from "react";

/** A panel takes the focus when it opens, and gives it back when it closes while nothing else has taken it. */
export function usePanelFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const start = target.current?.querySelector<HTMLElement>("[data-autofocus]") ?? target.current;
    start?.focus({ preventScroll: true });
    return () => {
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (isFree && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [target]);
}
