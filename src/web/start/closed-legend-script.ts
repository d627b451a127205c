/** Runs before the first paint: the server renders the map's legend, and only the browser knows that it was closed. */
export const CLOSED_LEGEND_SCRIPT = `if (localStorage.getItem("pin-legend-closed") === "true")
  document.documentElement.dataset.legendClosed = "";
`;
