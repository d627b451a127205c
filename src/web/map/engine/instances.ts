import { VENUE_CATEGORIES } from "#domain/category.ts";
import type { RingPart } from "./disc-look.ts";
import type { AtlasPart } from "./sprite-atlas.ts";

/** What a quad shows; the shader has a branch for each. */
export const SHAPES = { sprite: 0, disc: 1, glyph: 2, badge: 3, halo: 4, dot: 5, speck: 6 } as const;
export type Shape = keyof typeof SHAPES;

const RING_PARTS = VENUE_CATEGORIES.length;

/** Where each attribute starts in an instance, in bytes. */
export const LAYOUT = {
  anchor: 0,
  box: 8,
  part: 24,
  style: 40,
  ringEnds: 56,
  ringColors: 56 + RING_PARTS,
  stride: 56 + 2 * RING_PARTS,
} as const;

export interface Quad {
  shape: Shape;
  /** The place on the map it hangs on, on the mercator square. */
  x: number;
  y: number;
  /** Its centre as seen from there, and its size, in CSS pixels. */
  offsetX: number;
  offsetY: number;
  width: number;
  height: number;
  opacity: number;
  part?: AtlasPart;
  /** Two numbers whose meaning depends on the shape. */
  p?: number;
  q?: number;
  ring?: readonly RingPart[];
}

/** Quads as bytes for the graphics card, painted in the order they were added. */
export class Instances {
  /** Anchors are stored as steps from here: the card's numbers are too coarse for a whole world. */
  readonly originX: number;
  readonly originY: number;
  count = 0;
  #bytes = new Uint8Array(64 * LAYOUT.stride);
  #floats = new Float32Array(this.#bytes.buffer);

  constructor(originX: number, originY: number) {
    this.originX = originX;
    this.originY = originY;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.count * LAYOUT.stride);
  }

  add({ shape, x, y, offsetX, offsetY, width, height, opacity, part, p = 0, q = 0, ring }: Quad): void {
    const start = this.count++ * LAYOUT.stride;
    if (start + LAYOUT.stride > this.#bytes.length) this.#grow();
    const floats = this.#floats;
    let at = start / 4;
    floats[at++] = x - this.originX;
    floats[at++] = y - this.originY;
    floats[at++] = offsetX;
    floats[at++] = offsetY;
    floats[at++] = width;
    floats[at++] = height;
    for (let side = 0; side < 4; side++) floats[at++] = part ? part[side as 0 | 1 | 2 | 3] : 0;
    floats[at++] = SHAPES[shape];
    floats[at++] = opacity;
    floats[at++] = p;
    floats[at++] = q;
    if (ring) this.#addRing(start, ring);
  }

  #addRing(start: number, ring: readonly RingPart[]): void {
    let end = 0;
    for (let index = 0; index < RING_PARTS; index++) {
      const part = ring[index];
      if (part) end += part.share;
      const isLast = index >= ring.length - 1;
      this.#bytes[start + LAYOUT.ringEnds + index] = isLast ? 255 : Math.round(end * 255);
      this.#bytes[start + LAYOUT.ringColors + index] = part ? VENUE_CATEGORIES.indexOf(part.category) : 0;
    }
  }

  #grow(): void {
    const bytes = new Uint8Array(this.#bytes.length * 2);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
    this.#floats = new Float32Array(bytes.buffer);
  }
}
