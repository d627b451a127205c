import type { CustomLayerInterface, Map as MapLibreMap } from "maplibre-gl";
import { type Instances, LAYOUT } from "./instances.ts";
import type { MarkColors } from "./mark-colors.ts";
import { QuadProgram } from "./quad-program.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";

/** What a frame shows: lists of quads, painted one over the other. */
export interface Frame {
  lists: readonly Instances[];
  atlas: SpriteAtlas;
  colors: MarkColors;
  /** The lists' origin on the screen, and the world's side, in CSS pixels. */
  originX: number;
  originY: number;
  worldPx: number;
  /** At rest marks stand on whole device pixels; in motion they follow the map smoothly. */
  isMoving: boolean;
}

export const MARKS_LAYER = "app-marks";

/** The map's own layer for pins, discs and the visitor's position, drawn from a few buffers in one pass each. */
export class MarksLayer implements CustomLayerInterface {
  readonly id = MARKS_LAYER;
  readonly type = "custom";
  readonly #nextFrame: () => Frame;
  #program: QuadProgram | undefined;

  constructor(nextFrame: () => Frame) {
    this.#nextFrame = nextFrame;
  }

  onAdd(_map: MapLibreMap, gl: WebGL2RenderingContext): void {
    this.#program = new QuadProgram(gl, LAYOUT);
  }

  onRemove(): void {
    this.#program?.delete();
    this.#program = undefined;
  }

  render(gl: WebGL2RenderingContext): void {
    const program = this.#program;
    if (!program) return;
    const frame = this.#nextFrame();
    const { atlas, colors, lists } = frame;
    program.begin(atlas.image);
    const { pixelRatio } = atlas;
    gl.uniform2f(program.uniform("u_viewport"), gl.canvas.width / pixelRatio, gl.canvas.height / pixelRatio);
    gl.uniform2f(program.uniform("u_origin"), frame.originX, frame.originY);
    gl.uniform1f(program.uniform("u_world"), frame.worldPx);
    gl.uniform1f(program.uniform("u_snap"), frame.isMoving ? 0 : pixelRatio);
    gl.uniform1f(program.uniform("u_ratio"), pixelRatio);
    gl.uniform3fv(program.uniform("u_surface"), colors.surface);
    gl.uniform3fv(program.uniform("u_ink"), colors.ink);
    gl.uniform3fv(program.uniform("u_badgeInk"), colors.badgeInk);
    gl.uniform3fv(program.uniform("u_position"), colors.position);
    gl.uniform3fv(program.uniform("u_palette"), colors.palette.flat());
    for (const [index, list] of lists.entries()) program.draw(index, list);
    program.end();
  }
}

/** Adds the layer and keeps it above every other, also when the style is made anew after the graphics card was lost. */
export function keepOnTop(map: MapLibreMap, layer: MarksLayer): void {
  map.on("styledata", () => {
    if (!map.getLayer(layer.id)) map.addLayer(layer);
    else if (map.getLayersOrder().at(-1) !== layer.id) map.moveLayer(layer.id);
  });
}
