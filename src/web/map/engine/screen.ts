import type { Map as MapLibreMap } from "maplibre-gl";
import { LiveRings } from "./live-rings.ts";
import type { VenuePin } from "./map-data.ts";
import type { MarkColors } from "./mark-colors.ts";
import { type Frame, MARKS_LAYER } from "./marks-layer.ts";
import { mercatorBox, spotAt, worldPx } from "./mercator-box.ts";
import { nameFeatures, type PinNote } from "./name-features.ts";
import { Names } from "./names.ts";
import { drawSpriteAtlas } from "./sprite-atlas.ts";
import type { Stage } from "./stage.ts";

/** Brings the stage onto the map's screen: makes marks as the view moves, and measures each frame. */
export class Screen {
  readonly #map: MapLibreMap;
  readonly #stage: Stage;
  readonly #rings: LiveRings;
  readonly #names: Names;
  readonly #noteOf: (venue: VenuePin) => PinNote | undefined;
  /** What names were last made for. */
  #named: readonly unknown[] = [];

  constructor(map: MapLibreMap, stage: Stage, noteOf: (venue: VenuePin) => PinNote | undefined) {
    this.#map = map;
    this.#stage = stage;
    this.#noteOf = noteOf;
    this.#rings = new LiveRings(map.getCanvasContainer(), (place) => this.project(place));
    this.#names = new Names(map, MARKS_LAYER, stage.scheme);
    map.on("movestart", () => this.#rings.hide());
    map.on("move", () => this.#look());
    map.on("moveend", () => {
      this.#ring();
      this.#name();
    });
    map.on("resize", () => void this.#followPixelRatio());
  }

  /** Adds the layers of names, which the first frame would do otherwise. */
  keepNames(): void {
    this.#names.keep();
  }

  /** Something on the stage has changed. */
  refresh(): void {
    this.#look();
    if (!this.#map.isMoving()) this.#ring();
    this.#name();
    this.#map.triggerRepaint();
  }

  frame(colors: MarkColors): Frame {
    const nowMs = performance.now();
    if (this.#stage.isMoving(nowMs)) this.#map.triggerRepaint();
    const world = worldPx(this.#map.getZoom());
    const [originX, originY] = this.project(this.#stage.origin);
    return {
      ...this.#stage.paint(world, nowMs),
      atlas: this.#stage.atlas,
      colors,
      originX,
      originY,
      worldPx: world,
      isMoving: this.#map.isMoving(),
    };
  }

  /** Where a place of the mercator square is, in CSS pixels from the map's corner. */
  project(place: { x: number; y: number }): [x: number, y: number] {
    const { longitude, latitude } = spotAt(place);
    const { x, y } = this.#map.project([longitude, latitude]);
    return [x, y];
  }

  followVenue(id: string, onPlace: (place: { x: number; y: number } | undefined) => void): () => void {
    const pin = this.#stage.find(id);
    const tell = () => {
      const [x, y] = pin ? this.project(pin) : [];
      onPlace(x === undefined || y === undefined ? undefined : { x, y });
    };
    tell();
    this.#map.on("move", tell);
    return () => void this.#map.off("move", tell);
  }

  #look(): void {
    const bounds = this.#map.getBounds();
    const view = mercatorBox({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
    const { level } = this.#stage;
    this.#stage.look(view, this.#map.getZoom());
    // At another zoom other pins stand; names of those that are gone must not wait for the map to rest.
    if (this.#stage.level !== level) this.#name();
  }

  #ring(): void {
    this.#rings.show(this.#stage.marks.pins, this.#stage.scheme);
  }

  /** Names are made when the map rests: as symbols of the map they follow a move by themselves. */
  #name(): void {
    const { marks, selectedPin: selected, hovered, level, scheme } = this.#stage;
    this.#names.setScheme(scheme);
    this.#names.hide(hovered);
    if (isSame(this.#named, [marks, selected?.venue])) return;
    this.#named = [marks, selected?.venue];
    this.#names.show(nameFeatures(marks, { zoom: level, selected, noteOf: this.#noteOf }));
  }

  /** A window moved to another screen, or zoomed by the browser, needs sprites of another resolution. */
  async #followPixelRatio(): Promise<void> {
    const pixelRatio = window.devicePixelRatio;
    if (pixelRatio === this.#stage.atlas.pixelRatio) return;
    this.#stage.atlas = await drawSpriteAtlas(pixelRatio);
    this.refresh();
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
