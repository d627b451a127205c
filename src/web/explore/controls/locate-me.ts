import type { MapEngine } from "#web/map/engine/map-engine.ts";

const LOCATE_ZOOM = 18;
const PATIENCE_MS = 60_000;

/** Asks the browser where the visitor is and takes the map there. A refusal is only logged. */
export function locateMe(engine: MapEngine): Promise<void> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        engine.showPosition({ longitude, latitude, accuracyM: accuracy });
        engine.goTo({ longitude, latitude, zoom: LOCATE_ZOOM });
        resolve();
      },
      (error) => {
        console.error("The position is not known.", error.message);
        resolve();
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  });
}
