import type { VenueCategory } from "#domain/category.ts";
import type { Followed } from "#domain/follow.ts";

/** What something followed is called; categories may have names of the instance's own. */
export function labelOf(
  followed: Followed,
  categoryLabel?: (category: VenueCategory) => string | undefined,
): string {
  switch (followed.kind) {
    case "city":
      return `${followed.city}, ${followed.country}`;
    case "category":
      return `${categoryLabel?.(followed.category) ?? followed.category} · ${followed.city}, ${followed.country}`;
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
