/** What can take the focus in the list's place on the screen: the list itself, or the panel over it. */
const PLACES = {
  panel: "[data-panel-heading]",
  heading: "[data-list-heading]",
  handle: "[data-sheet-handle]",
  unfold: "[data-list-unfold]",
};

/** Leads the keyboard to the venues: to an open panel, to the handle of a sheet that must be pulled up first, or to the list. */
export function focusPlaces(): void {
  focusFirst([PLACES.panel, PLACES.handle, PLACES.unfold, PLACES.heading]);
}

/** Leads it back after a venue's panel has closed: to the venue's row if that is there. */
export function focusRow(venueId: string | null): void {
  focusFirst([`[data-venue="${venueId}"]`, PLACES.heading, PLACES.handle, PLACES.unfold]);
}

function focusFirst(selectors: string[]): void {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const isShown = element.getClientRects().length > 0 && !element.closest("[inert], [data-folded]");
      if (!isShown) continue;
      element.focus();
      return;
    }
  }
}
