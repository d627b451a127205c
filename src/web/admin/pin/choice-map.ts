import {
  createSmallMap,
  type PinMapHandle,
  type PixelPoint,
  type SmallMapOptions,
  tipOffset,
} from "#web/pin/small-map.ts";

export interface ChoicePin {
  element: HTMLElement;
  point: PixelPoint;
  /** A pin stands on its place, a dot covers it. */
  shape: "pin" | "dot";
}

interface ChoiceMapOptions extends SmallMapOptions {
  pins: readonly ChoicePin[];
}

interface ChoiceMap extends PinMapHandle {
  /** Brings a point into view, where it is not. */
  reveal(point: PixelPoint): void;
}

const CHOICE_PIN_PX = 59;
const CLOSEST_ZOOM = 16;
const PADDING = { top: CHOICE_PIN_PX + 12, right: 36, bottom: 28, left: 36 };

/** A small map of several pins that stay where they are, all of them in view. */
export async function createChoiceMap({ pins, ...options }: ChoiceMapOptions): Promise<ChoiceMap> {
  const { map, Marker, setScheme, destroy } = await createSmallMap(options);
  for (const { element, point, shape } of pins)
    new Marker({
      element,
      ...(shape === "pin" && { anchor: "bottom", offset: tipOffset(CHOICE_PIN_PX) }),
    })
      .setLngLat([...point])
      .addTo(map);
  map.fitBounds(boundsOf(pins.map(({ point }) => point)), {
    padding: PADDING,
    maxZoom: CLOSEST_ZOOM,
    animate: false,
  });
  return {
    reveal(point) {
      if (!map.getBounds().contains([...point])) map.panTo([...point]);
    },
    setScheme,
    destroy,
  };
}

function boundsOf(points: readonly PixelPoint[]): [west: number, south: number, east: number, north: number] {
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
