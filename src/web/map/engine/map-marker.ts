/** Apart from the library: only the small maps have markers. */
export { Marker } from "maplibre-gl";
