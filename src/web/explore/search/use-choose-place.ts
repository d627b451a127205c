import type { Place } from "#contract/places.ts";
import { cameraAround } from "#web/map-view/camera-around.ts";
import { useEngine } from "#web/map-view/engine.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useShowCity } from "../use-show-city.ts";

const ADDRESS_ZOOM = 17;
const CITY_ZOOM = 12;

export type ChosenPlace = Pick<Place, "name" | "country" | "kind" | "coordinates" | "bounds">;

/** Flies to a place; the filters stay. */
export function useChoosePlace(): (place: ChosenPlace) => void {
  const { goTo } = useEngine();
  const { close } = usePanels();
  const showCity = useShowCity();
  return ({ kind, coordinates: [longitude, latitude], bounds }) => {
    close();
    if (!bounds) return goTo({ longitude, latitude, zoom: kind === "address" ? ADDRESS_ZOOM : CITY_ZOOM });
    const [west, south, east, north] = bounds;
    if (kind === "city" || kind === "district") {
      void showCity({ bounds: { west, south, east, north }, middle: { longitude, latitude } });
      return;
    }
    const corners = [
      { longitude: west, latitude: south },
      { longitude: east < west ? east + 360 : east, latitude: north },
    ];
    const camera = cameraAround(corners, { width: window.innerWidth, height: window.innerHeight });
    if (camera) goTo(camera);
  };
}
