import { type GridBox, visitRanges } from "./grid-box.ts";
import type { Segment } from "./segment.ts";

const FIELDS = 6;

/** The stretches of one segment's venues that lie in some boxes, cell by cell; reused from segment to segment. */
export class RangeList {
  length = 0;
  /** How many venues the stretches hold. */
  venues = 0;
  #fields = new Int32Array(2048 * FIELDS);

  fill(segment: Segment, boxes: readonly GridBox[], level: number): void {
    this.length = 0;
    this.venues = 0;
    for (const [b, box] of boxes.entries()) {
      visitRanges(segment, box, level, (column, row, low, high, isCovered, listed) => {
        if ((this.length + 1) * FIELDS > this.#fields.length) this.#grow();
        const at = this.length++ * FIELDS;
        this.#fields[at] = column;
        this.#fields[at + 1] = row;
        this.#fields[at + 2] = low;
        this.#fields[at + 3] = high;
        this.#fields[at + 4] = isCovered ? -1 : b;
        this.#fields[at + 5] = listed;
        this.venues += high - low;
      });
    }
  }

  column(range: number): number {
    return this.#fields[range * FIELDS];
  }

  row(range: number): number {
    return this.#fields[range * FIELDS + 1];
  }

  low(range: number): number {
    return this.#fields[range * FIELDS + 2];
  }

  high(range: number): number {
    return this.#fields[range * FIELDS + 3];
  }

  /** The index of the box that cuts through the stretch, or -1 if all of it is inside. */
  cutBy(range: number): number {
    return this.#fields[range * FIELDS + 4];
  }

  /** The index in the segment's list of cells if the stretch is a whole cell, else -1. */
  listed(range: number): number {
    return this.#fields[range * FIELDS + 5];
  }

  #grow(): void {
    const wider = new Int32Array(this.#fields.length * 2);
    wider.set(this.#fields);
    this.#fields = wider;
  }
}
