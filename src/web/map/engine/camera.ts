import type { LngLatBoundsLike, Map as MapLibreMap, MapOptions } from "maplibre-gl";
import { type Box, latitudeAt, mercatorY } from "#domain/geo.ts";
import type { MapView, Padding, Spot } from "./map-data.ts";
import { normalizedBounds } from "./mercator-box.ts";

const CAMERA_MS = 600;
const FLIGHT_MS = 1400;
/** Farther than this many views away, the camera rises and flies; nearer, it glides. */
const NEAR_VIEWS = 3;
/** Mercator's square ends here; the map's bound of 90 degrees means its upper edge. */
const NORTH_END = 85.051129;
const BOUNDS: LngLatBoundsLike = [
  [-150, -70],
  [180, NORTH_END],
];

/** Pins reach upwards from their places, and names beside them. */
const FIT_PADDING = { top: 100, right: 48, bottom: 32, left: 48 };

/** North stays up: the marks are drawn for a map that neither turns nor tilts. */
export const CAMERA_OPTIONS = {
  minZoom: 2,
  maxZoom: 20,
  maxBounds: BOUNDS,
  renderWorldCopies: false,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  maxPitch: 0,
} satisfies Partial<MapOptions>;

interface Target {
  center: [longitude: number, latitude: number];
  zoom?: number;
}

/** Moves the map; with motion reduced it jumps. */
export class EngineCamera {
  readonly #map: MapLibreMap;
  #padding: Padding;
  /** Where it is on its way to. */
  #heading: Target | undefined;
  isMotionReduced: boolean;

  constructor(map: MapLibreMap, padding: Padding, isMotionReduced: boolean) {
    this.#map = map;
    this.#padding = padding;
    this.isMotionReduced = isMotionReduced;
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.jumpTo({ center: map.getCenter(), padding });
    map.on("moveend", () => {
      this.#heading = undefined;
    });
  }

  goTo({ longitude, latitude, zoom }: Spot & { zoom?: number }, isInstant = false): void {
    const target: Target = { center: [longitude, latitude], ...(zoom === undefined ? {} : { zoom }) };
    if (isInstant || this.isMotionReduced)
      return void this.#map.jumpTo({ ...target, padding: this.#padding });
    this.#map.flyTo({
      ...target,
      padding: this.#padding,
      duration: this.#isNear(target.center) ? CAMERA_MS : FLIGHT_MS,
      essential: true,
    });
    this.#heading = target;
  }

  /** Brings all of a box into view, pins included, between two zooms. */
  fit({ west, south, east, north }: Box, { least, most }: { least: number; most: number }): void {
    const bounds: LngLatBoundsLike = [west, south, east, north];
    const fitting = this.#map.cameraForBounds(bounds, { padding: FIT_PADDING })?.zoom ?? least;
    const zoom = Math.min(most, Math.max(least, fitting));
    this.#ease({ center: [(west + east) / 2, middleLatitude(south, north)], zoom }, CAMERA_MS);
  }

  zoomBy(step: number): void {
    const { lng, lat } = this.#map.getCenter();
    this.#ease({ center: [lng, lat], zoom: Math.round(this.#map.getZoom() + step) }, CAMERA_MS / 2);
  }

  /** The centre stays the centre of what is free, so the map slides when a panel opens. */
  setPadding(padding: Padding): void {
    if (isSame(padding, this.#padding)) return;
    this.#padding = padding;
    // A move under way is not cut short, only led to the new centre.
    const { lng, lat } = this.#map.getCenter();
    this.#ease(this.#heading ?? { center: [lng, lat] }, this.#heading ? CAMERA_MS : CAMERA_MS / 2);
  }

  view(): MapView {
    const { lng: longitude, lat: latitude } = this.#map.getCenter();
    const bounds = this.#map.getBounds();
    return {
      longitude,
      latitude,
      zoom: this.#map.getZoom(),
      bounds: normalizedBounds({
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      }),
    };
  }

  #ease(target: Target, durationMs: number): void {
    this.#map.easeTo({
      ...target,
      padding: this.#padding,
      duration: this.isMotionReduced ? 0 : durationMs,
      // The visitor's wish is known here already; the map would only ask the browser again.
      essential: true,
    });
    if (this.#map.isMoving()) this.#heading = target;
  }

  #isNear(center: [longitude: number, latitude: number]): boolean {
    const { x, y } = this.#map.project(center);
    const { clientWidth, clientHeight } = this.#map.getContainer();
    return Math.abs(x) < NEAR_VIEWS * clientWidth && Math.abs(y) < NEAR_VIEWS * clientHeight;
  }
}

/** Midway on the screen, not on the globe. */
function middleLatitude(south: number, north: number): number {
  return latitudeAt((mercatorY(south) + mercatorY(north)) / 2);
}

function isSame(a: Padding, b: Padding): boolean {
  return a.top === b.top && a.right === b.right && a.bottom === b.bottom && a.left === b.left;
}
