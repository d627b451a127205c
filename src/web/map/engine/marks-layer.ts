import type { CustomLayerInterface, Map as MapLibreMap } from "maplibre-gl";
import type { DiscSheet } from "./disc-sheet.ts";
import type { MarkColors } from "./mark-colors.ts";
import { MarksRenderer } from "./marks-renderer.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";
import type { SpriteList } from "./sprite-list.ts";

/** What a frame shows. */
export interface Frame {
  sheet: DiscSheet;
  /** Painted one over the other; `discs` are taken from the sheet, the others from the atlas. */
  lists: { name: "glows" | "position" | "discs" | "pins" | "risen"; list: SpriteList }[];
  atlas: SpriteAtlas;
  colors: MarkColors;
  /** The lists' origin on the screen, and the world's side, in CSS pixels. */
  originX: number;
  originY: number;
  worldPx: number;
  /** At rest marks snap to whole device pixels; in motion they follow the map smoothly. */
  isMoving: boolean;
}

export const MARKS_LAYER = "app-marks";

/** The map's own layer for pins, discs and the visitor's position, drawn from a few buffers in one pass each. */
export class MarksLayer implements CustomLayerInterface {
  readonly id = MARKS_LAYER;
  readonly type = "custom";
  readonly #nextFrame: () => Frame;
  #renderer: MarksRenderer | undefined;
  #frame: Frame | undefined;

  constructor(nextFrame: () => Frame) {
    this.#nextFrame = nextFrame;
  }

  onAdd(_map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#renderer = new MarksRenderer(gl);
  }

  onRemove(): void {
    this.#renderer?.delete();
    this.#renderer = undefined;
  }

  prerender(): void {
    this.#frame = this.#nextFrame();
    const { sheet, atlas, colors } = this.#frame;
    this.#renderer?.prepare(sheet, atlas, colors);
  }

  render(gl: WebGL2RenderingContext): void {
    if (!this.#frame) return;
    const { lists, atlas, colors, isMoving, originX, originY, worldPx } = this.#frame;
    const { pixelRatio } = atlas;
    const ground = {
      width: gl.canvas.width / pixelRatio,
      height: gl.canvas.height / pixelRatio,
      originX,
      originY,
      worldPx,
      snap: isMoving ? 0 : pixelRatio,
    };
    for (const { name, list } of lists) this.#renderer?.draw(name, list, atlas, colors, ground);
  }
}

/** Adds the layer and keeps it above every other, also when the style is made anew after the graphics card was lost. */
export function keepOnTop(map: MapLibreMap, layer: MarksLayer): void {
  map.on("styledata", () => {
    if (!map.getLayer(layer.id)) map.addLayer(layer);
    else if (map.getLayersOrder().at(-1) !== layer.id) map.moveLayer(layer.id);
  });
}
