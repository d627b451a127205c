import { useEffect, useRef } from "react";

/** Single keys for the whole screen; none while something is typed, a dialog is open, or a modifier is held. */
export function useKeys(isOn: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent): void {
      const { target, key } = event;
      const isTyping =
        target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
}
