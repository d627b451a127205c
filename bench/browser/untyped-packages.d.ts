/** As much of Leaflet as the benchmark's page uses; it has no types of its own. */
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
