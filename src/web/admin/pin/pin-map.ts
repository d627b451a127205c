import type { BasemapSources } from "#contract/basemap.ts";
import { Credits } from "#web/map/engine/credits.ts";
import { requireWebGl } from "#web/map/engine/webgl.ts";

export type Point = readonly [longitude: number, latitude: number];

export interface PinMapOptions {
  container: HTMLElement;
  /** The pin itself: it can be focused, and moved by its keys. */
  pin: HTMLElement;
  scheme: "light" | "dark";
  language: string;
  basemap: BasemapSources;
  /** What the map is called, and how it is zoomed by wheel and by fingers. */
  words: { map: string; wheel: string; fingers: string };
  onMove(point: Point): void;
}

export interface PinMap {
  /** Shows the pin there; without a point there is none yet. */
  place(point: Point | undefined): void;
  setScheme(scheme: "light" | "dark"): void;
  destroy(): void;
}

const CLOSE_ZOOM = 15;
const WORLD = { center: [15, 30] as [number, number], zoom: 1 };
/** The pin points at its place this far above its lower edge. */
const TIP_PX = 9;
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
  requireWebGl();
  const { container, pin, language, words, onMove } = options;
  const library = await import("#web/map/engine/map-library.ts");
  await library.loadLabelFonts();
  const credits = new Credits(() => {});
  const basemap = library.createBasemap({
    sources: options.basemap,
    language,
    scheme: options.scheme,
    onCredits: (shown) => credits.show(shown),
  });
  const map = new library.MapLibreMap({
    ...WORLD,
    container,
    style: basemap.style,
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    maxPitch: 0,
    // The page scrolls over the form; only with Ctrl the wheel is the map's.
    cooperativeGestures: true,
    locale: {
      "Map.Title": words.map,
      "CooperativeGesturesHandler.WindowsHelpText": words.wheel,
      "CooperativeGesturesHandler.MacHelpText": words.wheel,
      "CooperativeGesturesHandler.MobileHelpText": words.fingers,
    },
  });
  map.addControl(credits);
  basemap.attach(map);
  const marker = new library.Marker({
    element: pin,
    draggable: true,
    anchor: "bottom",
    offset: [0, TIP_PX],
  });
  let placed: Point | undefined;

  function put([longitude, latitude]: Point): void {
    marker.setLngLat([longitude, latitude]);
    if (!placed) marker.addTo(map);
    placed = [longitude, latitude];
  }

  function move(point: { lng: number; lat: number }): void {
    const { lng, lat } = new library.LngLat(point.lng, point.lat).wrap();
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
    setScheme: (scheme) => basemap.setScheme(scheme),
    destroy() {
      pin.removeEventListener("keydown", onKey);
      basemap.remove();
      map.remove();
    },
  };
}
