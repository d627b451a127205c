import { focusFirst, focusListArea } from "./venue-list/list-focus.ts";

export const MAP_CANVAS = 'canvas[role="application"]';

/** Moves the focus to a part of the screen: to the first of these that is shown, or else to the list. */
const focusPart = (targets: readonly string[]) => () => void (focusFirst(targets) || focusListArea());

export const focusChips = focusPart(['[data-chips] [tabindex="0"]', "[data-chips] button"]);
export const focusDays = focusPart([
  "button[data-timeline]",
  '[data-timeline] [tabindex="0"]',
  "[data-timeline] button",
]);
export const focusMap = focusPart([MAP_CANVAS]);
