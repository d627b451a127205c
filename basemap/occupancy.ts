import type { Feature, Geometry, Position } from "geojson";
import { mercatorX, mercatorY } from "../src/domain/geo.ts";

/** Which tiles have anything below them, so that an empty sea is not searched tile by tile. */
export class Occupancy {
  #maxZoom: number;
  #cells: Uint8Array[];

  constructor(maxZoom: number) {
    this.#maxZoom = maxZoom;
    this.#cells = Array.from({ length: maxZoom + 1 }, (_, zoom) => new Uint8Array(4 ** zoom));
  }

  has(z: number, x: number, y: number): boolean {
    return this.#cells[z]![y * 2 ** z + x] === 1;
  }

  mark(features: Iterable<Feature<Geometry, unknown>>): void {
    for (const { geometry } of features) if ("coordinates" in geometry) this.#markAll(geometry.coordinates);
  }

  #markAll(coordinates: Position | unknown[]): void {
    if (typeof coordinates[0] === "number") this.#markPosition(coordinates as Position);
    else for (const part of coordinates) this.#markAll(part as unknown[]);
  }

  #markPosition([longitude = 0, latitude = 0]: Position): void {
    const side = 2 ** this.#maxZoom;
    let x = Math.min(side - 1, Math.floor(mercatorX(longitude) * side));
    let y = Math.min(side - 1, Math.floor(mercatorY(latitude) * side));
    for (let zoom = this.#maxZoom; zoom >= 0; zoom--) {
      const cells = this.#cells[zoom]!;
      const cell = y * 2 ** zoom + x;
      if (cells[cell] === 1) return;
      cells[cell] = 1;
      x >>= 1;
      y >>= 1;
    }
  }
}
