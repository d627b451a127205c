import type { Followed } from "#domain/follow.ts";

/** What something followed is called. */
export function labelOf(followed: Followed): string {
  switch (followed.kind) {
    case "city":
      return `${followed.city}, ${followed.country}`;
    case "category":
      return `${followed.category} · ${followed.city}, ${followed.country}`;
    case "venue":
    case "organizer":
      return followed.name;
    case "search":
      return `“${followed.q}”`;
    case "area": {
      const { west, south, east, north } = followed;
      return [south, west, north, east].map((degrees) => degrees.toFixed(2)).join(", ");
    }
  }
}
