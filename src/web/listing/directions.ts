/** Route planners; each takes the venue as the destination and the visitor's place as the start. */
export const PLANNERS = ["osm", "google", "apple"] as const;
export type Planner = (typeof PLANNERS)[number];

interface Destination {
  name: string;
  coordinates: readonly [longitude: string, latitude: string];
}

export function directionsUrl(planner: Planner, { name, coordinates }: Destination): string {
  const [longitude, latitude] = coordinates;
  const spot = `${latitude},${longitude}`;
  const [base, query] = {
    osm: ["https://www.openstreetmap.org/directions", { to: spot }],
    google: ["https://www.google.com/maps/dir/", { api: "1", destination: spot }],
    apple: ["https://maps.apple.com/", { daddr: spot, q: name }],
  }[planner] as [string, Record<string, string>];
  return `${base}?${new URLSearchParams(query)}`;
}
