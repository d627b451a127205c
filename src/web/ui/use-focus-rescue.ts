import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Keeps the keyboard's place when the focused element is removed, hidden or made inert: focus goes to the first element that
 * can take it in the nearest ancestor that is still shown, instead of to the document's body.
 */
export function useFocusRescue(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    /** The element that had the focus last and its ancestors, up to the root. */
    let path: Element[] = [];
    let frame = 0;

    const onFocus = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target as Element | null; at && at !== current; at = at.parentElement) path.push(at);
      path.push(current);
    };
    const rescue = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || path.length === 0 || isShown(path[0]!)) return;
      for (const ancestor of path.slice(1).filter(isShown)) {
        const next = [...ancestor.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
          (element) => element.tabIndex >= 0 && !element.matches(":disabled") && isShown(element),
        );
        if (next) return next.focus({ preventScroll: true });
      }
    };
    // A frame later: what closed may restore the focus itself.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(rescue);
    });

    current.addEventListener("focusin", onFocus);
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ["hidden", "inert"] });
    return () => {
      current.removeEventListener("focusin", onFocus);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [root]);
}

function isShown(element: Element): boolean {
  return element.isConnected && element.getClientRects().length > 0 && !element.closest("[inert]");
}
