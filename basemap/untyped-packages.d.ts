// What the build calls of packages that carry no types, so that it can be checked without installing them.

declare module "topojson-client" {
  import type { Feature, FeatureCollection, Geometry, MultiLineString } from "geojson";
  export function feature<P>(
    topology: object,
    object: object,
  ): FeatureCollection<Geometry, P> | Feature<Geometry, P>;
  export function mesh(
    topology: object,
    object: object,
    isKept: (a: object, b: object) => boolean,
  ): MultiLineString;
}

declare module "d3-geo" {
  export interface Projection {
    scale(scale: number): Projection;
    translate(offset: [number, number]): Projection;
    precision(precision: number): Projection;
  }
  export function geoEquirectangular(): Projection;
}

declare module "d3-geo-projection" {
  import type { Projection } from "d3-geo";
  import type { Geometry } from "geojson";
  export function geoProject<G extends Geometry>(geometry: G, projection: Projection): G;
}

declare module "polylabel" {
  import type { Position } from "geojson";
  export default function polylabel(rings: Position[][], precision: number): [number, number];
}
