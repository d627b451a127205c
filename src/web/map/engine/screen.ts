import type { Map as MapLibreMap } from "maplibre-gl";
import type { MarkColors } from "./mark-colors.ts";
import type { Frame } from "./marks-layer.ts";
import { mercatorBox, spotAt, worldPx } from "./mercator-box.ts";
import { drawSpriteAtlas } from "./sprite-atlas.ts";
import type { Stage } from "./stage.ts";

/** Brings the stage onto the map's screen: makes marks as the view moves, and measures each frame. */
export class Screen {
  readonly #map: MapLibreMap;
  readonly #stage: Stage;

  constructor(map: MapLibreMap, stage: Stage) {
    this.#map = map;
    this.#stage = stage;
    map.on("move", () => this.#look());
    map.on("resize", () => void this.#followPixelRatio());
  }

  /** Something on the stage has changed. */
  refresh(): void {
    this.#look();
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

  #look(): void {
    const bounds = this.#map.getBounds();
    const view = mercatorBox({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
    this.#stage.look(view, this.#map.getZoom());
  }

  /** A window moved to another screen, or zoomed by the browser, needs sprites of another resolution. */
  async #followPixelRatio(): Promise<void> {
    const pixelRatio = window.devicePixelRatio;
    if (pixelRatio === this.#stage.atlas.pixelRatio) return;
    this.#stage.atlas = await drawSpriteAtlas(pixelRatio);
    this.refresh();
  }
}
