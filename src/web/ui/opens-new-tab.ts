import type { MouseEvent } from "react";

/** Whether the browser opens the clicked link in a tab or window of its own: then the page leaves the click alone. */
export function opensNewTab({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
