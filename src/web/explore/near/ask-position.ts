import type { Position } from "#web/map/engine/map-data.ts";

const TIMEOUT_MS = 60_000;
const DENIED = 1;

export type PositionFailure = "denied" | "unknown";

/** Asks the browser where the visitor is (Geolocation API). A refusal or failure is also logged. */
export function askPosition(): Promise<Position | PositionFailure> {
  return new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: TIMEOUT_MS,
    }),
  ).then(
    ({ coords: { longitude, latitude, accuracy } }) => ({ longitude, latitude, accuracyM: accuracy }),
    (error) => {
      console.error("The position is not known.", error.message);
      return error.code === DENIED ? "denied" : "unknown";
    },
  );
}
