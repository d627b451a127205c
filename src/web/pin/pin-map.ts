import {
  createSmallMap,
  type PinMapHandle,
  type PixelPoint,
  type SmallMapOptions,
  tipOffset,
} from "./small-map.ts";

export interface PinMapOptions extends SmallMapOptions {
  /** The pin itself: it can be focused, and moved by its keys. */
  pin: HTMLElement;
  onMove(point: PixelPoint): void;
}

export interface PinMap extends PinMapHandle {
  /** Shows the pin there; without a point there is none yet. */
  place(point: PixelPoint | undefined): void;
}

const CLOSE_ZOOM = 15;
const PIN_PX = 95;
const STEP_PX = 4;
const LEAP_PX = 40;
const KEYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A small map with one pin, which is dragged, moved by arrow keys, or put by a click. */
export async function createPinMap(options: PinMapOptions): Promise<PinMap> {
  const { pin, onMove } = options;
  const { map, Marker, LngLat, setScheme, destroy } = await createSmallMap(options);
  const marker = new Marker({
    element: pin,
    draggable: true,
    anchor: "bottom",
    offset: tipOffset(PIN_PX),
  });
  let placed: PixelPoint | undefined;

  function put([longitude, latitude]: PixelPoint): void {
    marker.setLngLat([longitude, latitude]);
    if (!placed) marker.addTo(map);
    placed = [longitude, latitude];
  }

  function move(point: { lng: number; lat: number }): void {
    const { lng, lat } = new LngLat(point.lng, point.lat).wrap();
    put([lng, lat]);
    onMove([lng, lat]);
  }

  function onKey(event: KeyboardEvent): void {
    const direction = KEYS[event.key];
    if (!direction || !placed) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LEAP_PX : STEP_PX;
    const { x, y } = map.project([...placed]);
    move(map.unproject([x + direction[0] * step, y + direction[1] * step]));
    if (!map.getBounds().contains([...placed])) map.panTo([...placed]);
  }

  pin.addEventListener("keydown", onKey);
  marker.on("dragend", () => move(marker.getLngLat()));
  map.on("click", ({ lngLat }) => move(lngLat));

  return {
    place(point) {
      if (!point) {
        marker.remove();
        placed = undefined;
        return;
      }
      const isMoved = placed?.[0] !== point[0] || placed?.[1] !== point[1];
      const isFirst = !placed;
      put(point);
      if (isMoved) map.jumpTo({ center: [...point], zoom: isFirst ? CLOSE_ZOOM : map.getZoom() });
    },
    setScheme,
    destroy() {
      pin.removeEventListener("keydown", onKey);
      destroy();
    },
  };
}
