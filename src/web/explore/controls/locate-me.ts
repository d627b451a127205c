import type { MapEngine } from "#web/map/engine/map-engine.ts";

const LOCATE_ZOOM = 18;
const PATIENCE_MS = 60_000;

/** Asks the browser where the visitor is and takes the map there. A refusal is only logged, and so is a browser that cannot tell. */
export function locateMe(engine: MapEngine): Promise<void> {
  return new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: PATIENCE_MS,
    }),
  ).then(
    ({ coords: { longitude, latitude, accuracy } }) => {
      engine.showPosition({ longitude, latitude, accuracyM: accuracy });
      engine.goTo({ longitude, latitude, zoom: LOCATE_ZOOM });
    },
    (error) => console.error("The position is not known.", error.message),
  );
}
