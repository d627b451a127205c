import { useLayoutEffect, useRef } from "react";

/** While active, Escape does this, unless an open list, popover or modal dialog takes it to close itself. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  // Before the paint: a panel that is seen is closed by the key, however busy the browser is.
  useLayoutEffect(() => {
    if (!isActive) return;
    // Caught on its way down: by the time the field has answered, its list is already closed.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      const isTaken = event.target instanceof Element && event.target.closest(OPEN_LIST);
      if (!isTaken) latest.current();
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [isActive]);
}

const OPEN_LIST = '[aria-haspopup="listbox"][aria-expanded="true"], [popover], dialog:modal';
