/** Elements of the list's area that can take the focus: the list itself, or a panel over it. */
const TARGETS = {
  panel: "[data-panel-heading]",
  heading: "[data-list-heading]",
  handle: "[data-sheet-handle]",
  expand: "[data-list-expand]",
};

/** Moves the focus to the venues: to an open panel, to the handle of a sheet that must be pulled up first, or to the list. */
export function focusListArea(): void {
  focusFirst([TARGETS.panel, TARGETS.handle, TARGETS.expand, TARGETS.heading]);
}

/** Moves it back after a venue's panel has closed: to the venue's row if that is there. */
export function focusRow(venueId: string | null): void {
  focusFirst([`[data-venue="${venueId}"]`, TARGETS.heading, TARGETS.handle, TARGETS.expand]);
}

/** Focuses the first element that is shown, and says whether there is one. */
export function focusFirst(selectors: readonly string[]): boolean {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const isShown = element.getClientRects().length > 0 && !element.closest("[inert], [data-collapsed]");
      if (!isShown) continue;
      element.focus();
      return true;
    }
  }
  return false;
}
