import { createContext as createReactContext, useContext } from "react";
import { createContext } from "react-router";
import type { FirstView } from "./first-view.ts";

/** In place of the venues that stand in an element of the page: among the loaders' data they would be escaped twice. */
export const IN_PAGE = "in the page";
const ELEMENT_ID = "first-venues";

/** From the loader to the rendering of the same request. */
export const pageVenuesContext = createContext<string | null>(null);
export const PageVenues = createReactContext<string | null>(null);

/** The element, which no browser runs; of JSON only texts have the sign that could end it. */
export function venuesElement(venues: string): string {
  return `<script type="application/json" id="${ELEMENT_ID}">${venues.replaceAll("<", "\\u003c")}</script>`;
}

/** Reads the venues of a first view, wherever the page has them. */
export function usePageVenues(): (first: FirstView) => string | undefined {
  const rendered = useContext(PageVenues);
  return ({ venues }) =>
    venues === IN_PAGE ? (rendered ?? document.getElementById(ELEMENT_ID)?.textContent) : venues;
}
