import { useEffect, useRef } from "react";

const TYPED_INTO = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog";

interface KeysOptions {
  isOn?: boolean;
  /** A selector: the keys count only while the focus is within it. */
  within?: string | undefined;
}

/** Single keys for the whole screen; none while something is typed, a dialog is open, or a modifier is held. */
export function useKeys(
  keys: Readonly<Record<string, () => void>>,
  { isOn = true, within }: KeysOptions = {},
): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent): void {
      const { target, key } = event;
      const isHere = (selector: string) => target instanceof Element && target.closest(selector) !== null;
      if (isHere(TYPED_INTO) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (within !== undefined && !isHere(within)) return;
      const act = latest.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn, within]);
}
