import type { BasemapSources } from "#contract/basemap.ts";
import { Credits } from "#web/map/engine/credits.ts";

export type PixelPoint = readonly [longitude: number, latitude: number];

export interface SmallMapOptions {
  container: HTMLElement;
  scheme: "light" | "dark";
  language: string;
  basemap: BasemapSources;
  /** What the map is called, and how it is zoomed by wheel and by fingers. */
  words: { map: string; wheel: string; fingers: string };
}

export interface PinMapHandle {
  setScheme(scheme: "light" | "dark"): void;
  destroy(): void;
}

const WORLD = { center: [15, 30] as [number, number], zoom: 1 };
/** A pin's drawing points at its place this far above its lower edge, as a part of its height. */
const TIP = 9 / 95;

export const tipOffset = (height: number): [x: number, y: number] => [0, height * TIP];

/** A map within a page, which scrolls over it; throws where there is no WebGL. */
export async function createSmallMap({ container, scheme, language, words, ...options }: SmallMapOptions) {
  const [library, { Marker }] = await Promise.all([
    import("#web/map/engine/map-library.ts"),
    import("#web/map/engine/map-marker.ts"),
  ]);
  const credits = new Credits();
  const basemap = library.createBasemap({
    sources: options.basemap,
    language,
    scheme,
    onCredits: (shown) => credits.show(shown),
  });
  const map = library.openMap({
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
  library.drawWithPageFont(map);
  map.addControl(credits);
  basemap.attach(map);
  return {
    map,
    Marker,
    LngLat: library.LngLat,
    setScheme: (shown: "light" | "dark") => basemap.setScheme(shown),
    destroy() {
      basemap.remove();
      map.remove();
    },
  };
}
