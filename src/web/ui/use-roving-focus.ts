import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { stepOf } from "./direction.ts";

const VERTICAL: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Roving {
  /** The container of the items. */
  ref: RefObject<HTMLElement | null>;
  /** A selector of the items. */
  items: string;
  direction: "vertical" | "horizontal";
}

/**
 * Makes many items one stop of the Tab key (roving tabindex): the item that had the focus last, or the first. The `tabindex`
 * is set on the elements: rows render only for what they show, and before the scripts run every item is a stop.
 * The answer handles the keys: arrows, Home and End move from item to item.
 */
export function useRovingFocus({ ref, items, direction }: Roving): (event: KeyboardEvent) => void {
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    let stop: HTMLElement | undefined;
    const settle = () => {
      const all = [...current.querySelectorAll<HTMLElement>(items)];
      if (!stop || !all.includes(stop)) stop = all[0];
      for (const item of all) item.tabIndex = item === stop ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const item = (target as Element).closest<HTMLElement>(items);
      if (!item || item === stop) return;
      if (stop) stop.tabIndex = -1;
      stop = item;
      item.tabIndex = 0;
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(current, { childList: true, subtree: true });
    current.addEventListener("focusin", onFocus);
    return () => {
      observer.disconnect();
      current.removeEventListener("focusin", onFocus);
    };
  }, [ref, items]);

  return (event) => {
    const item = (event.target as Element).closest<HTMLElement>(items);
    if (!item || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(items) ?? [])];
    const next = nextItem(event.key, direction, all.indexOf(item), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
}

function nextItem(
  key: string,
  direction: Roving["direction"],
  at: number,
  count: number,
): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = direction === "vertical" ? (VERTICAL[key] ?? 0) : stepOf(key);
  return step === 0 ? undefined : Math.min(count - 1, Math.max(0, at + step));
}
