import { wrongField } from "#contract/app-error.ts";
import { isVenueCategory, type VenueCategory } from "#domain/category.ts";
import type { CatalogReader, ListedVenueRow } from "./read.ts";

interface VenueName {
  slug: string;
  /** Of the venue's record; slugs are unique within a category. */
  category?: VenueCategory | undefined;
}

/** A venue as submissions name it: "category/slug", or the slug alone. */
export function readVenue(text: string): VenueName {
  const [category = "", slug] = text.split("/", 2);
  return slug !== undefined && isVenueCategory(category) ? { category, slug } : { slug: text };
}

/** A listed venue by its name in submissions. */
export async function listedVenue(read: CatalogReader, text: string): Promise<ListedVenueRow> {
  const { slug, category } = readVenue(text);
  const [found] = await read.findVenues({ venue: slug, category }, 1);
  if (!found) throw wrongField("venue", { code: "noVenueAt", params: { venue: text } });
  return found;
}

/** The venue that a submission names; its place's record of another category does as well. */
export async function chosenVenue(
  read: CatalogReader,
  { venue: text = "", category }: { venue?: string | undefined; category?: VenueCategory | undefined },
): Promise<ListedVenueRow> {
  const name = readVenue(text);
  const found = await read.findVenues({ venue: name.slug, category: name.category }, 20);
  const record = found.find((each) => each.venue.category === category) ?? found[0];
  const isOnePlace = found.every((each) => isSamePlace(each, found[0]!));
  if (!record || (record.venue.category !== category && !isOnePlace))
    throw wrongField("venue", { code: "noVenueAt", params: { venue: text } });
  return record;
}

/** Records of one place for several categories. */
export function isSamePlace({ venue }: ListedVenueRow, other: ListedVenueRow): boolean {
  const { cityId, name, longitude, latitude } = other.venue;
  const isSpot = venue.longitude === longitude && venue.latitude === latitude;
  return isSpot && venue.cityId === cityId && venue.name === name;
}
