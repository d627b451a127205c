import type { VenueCategory } from "#domain/category.ts";
import { slugify, uniqueSlug } from "#domain/slug.ts";
import type { AdminCatalogStore } from "./store.ts";

export interface NamedVenue {
  category: VenueCategory;
  name: string;
  /** Told in the slug where another venue has the name. */
  city?: string;
  /** Its own addresses are free to itself. */
  id?: number;
}

/** The address a venue gets by its name. */
export async function freeVenueSlug(store: AdminCatalogStore, venue: NamedVenue): Promise<string> {
  const { category, name, city, id } = venue;
  const taken = new Set<string>();
  for (;;) {
    const slug = uniqueSlug(slugify(name, "venue"), (candidate) => taken.has(candidate), city ? [city] : []);
    if (!(await store.isVenueSlugTaken(category, slug, id))) return slug;
    taken.add(slug);
  }
}
