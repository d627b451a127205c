import type { AtlasPart } from "./sprite-sheet.ts";

/** Which colour a white drawing takes on: none, or that of numbers. */
export const TINTS = { none: 0, ink: 1 } as const;
export type Tint = keyof typeof TINTS;

/** Where each attribute starts in a sprite, in bytes. */
export const SPRITE_LAYOUT = { anchor: 0, box: 8, part: 24, look: 40, stride: 48 } as const;
const FLOATS = SPRITE_LAYOUT.stride / 4;

export interface Sprite {
  /** The place on the map it hangs on, on the mercator square. */
  x: number;
  y: number;
  /** Its centre as seen from there, and its size, in CSS pixels. */
  offsetX: number;
  offsetY: number;
  width: number;
  height: number;
  part: AtlasPart;
  opacity: number;
  tint?: Tint;
}

/** Sprites as numbers for the graphics card, painted in the order they were added. */
export class SpriteList {
  /** Anchors are stored as steps from here: the card's numbers are too coarse for a whole world. */
  readonly originX: number;
  readonly originY: number;
  count = 0;
  #floats = new Float32Array(64 * FLOATS);

  constructor(originX: number, originY: number) {
    this.originX = originX;
    this.originY = originY;
  }

  get data(): Float32Array {
    return this.#floats.subarray(0, this.count * FLOATS);
  }

  add({ x, y, offsetX, offsetY, width, height, part, opacity, tint = "none" }: Sprite): void {
    let at = this.count++ * FLOATS;
    if (at + FLOATS > this.#floats.length) {
      const floats = new Float32Array(this.#floats.length * 2);
      floats.set(this.#floats);
      this.#floats = floats;
    }
    const floats = this.#floats;
    floats[at++] = x - this.originX;
    floats[at++] = y - this.originY;
    floats[at++] = offsetX;
    floats[at++] = offsetY;
    floats[at++] = width;
    floats[at++] = height;
    floats[at++] = part[0];
    floats[at++] = part[1];
    floats[at++] = part[2];
    floats[at++] = part[3];
    floats[at++] = opacity;
    floats[at++] = TINTS[tint];
  }
}
