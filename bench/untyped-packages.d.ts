// As much of the peers as the measurements use, so that they can be checked without installing them (`bench/package.json`).

declare module "leaflet" {
  export interface Marker {
    readonly kind: "marker";
  }
  export interface Group {
    addTo(map: LeafletMap): Group;
    addLayers(markers: readonly Marker[]): Group;
    clearLayers(): Group;
  }
  export interface LeafletMap {
    setView(center: [latitude: number, longitude: number], zoom: number, options?: object): LeafletMap;
    panTo(center: [latitude: number, longitude: number], options?: object): LeafletMap;
  }
  const leaflet: {
    map(container: HTMLElement, options?: object): LeafletMap;
    marker(at: [latitude: number, longitude: number], options?: object): Marker;
    divIcon(options: object): object;
    markerClusterGroup(options: object): Group;
  };
  export default leaflet;
}
declare module "leaflet.markercluster";

declare module "minisearch" {
  export default class MiniSearch<Document> {
    constructor(options: {
      fields: string[];
      processTerm?: (term: string) => string;
      searchOptions?: {
        combineWith?: "AND";
        prefix?: boolean;
        fuzzy?: (term: string) => number | false;
        boost?: Record<string, number>;
      };
    });
    add(document: Document): void;
    search(query: string): object[];
  }
}

declare module "supercluster" {
  export default class Supercluster {
    constructor(options: { radius: number; maxZoom: number });
    load(points: readonly object[]): Supercluster;
    getClusters(box: [west: number, south: number, east: number, north: number], zoom: number): object[];
  }
}

declare module "autocannon" {
  interface Request {
    path?: string;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { setupRequest: (request: Request) => Request }[];
  }
  interface Result {
    requests: { average: number; total: number };
    throughput: { average: number };
    latency: { average: number; p50: number; p90: number; p97_5: number; p99: number; max: number };
    non2xx: number;
    errors: number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
