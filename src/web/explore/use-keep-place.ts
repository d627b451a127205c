import { useEffect } from "react";
import { formatPlace, PLACE_COOKIE } from "#contract/page-request.ts";
import { useMapView } from "#web/map-view/map-data.ts";

const YEAR_S = 365 * 24 * 60 * 60;
/** A view of a whole country tells no city. */
const CITY_ZOOM = 9;

/** Keeps the middle of the map, roughly, for the landing page, which then begins with events around it. */
export function useKeepPlace(): void {
  const view = useMapView();
  const place = view && view.zoom >= CITY_ZOOM ? formatPlace(view) : undefined;
  useEffect(() => {
    if (place !== undefined)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${PLACE_COOKIE}=${place}; path=/; max-age=${YEAR_S}; samesite=lax`;
  }, [place]);
}
