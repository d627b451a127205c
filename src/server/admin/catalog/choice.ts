import { wrongField } from "#contract/app-error.ts";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { withRegion } from "#domain/city.ts";
import { severalVenues } from "#server/catalog/ambiguous.ts";
import type { CityRecord } from "#server/catalog/cities.ts";
import type { CatalogReader, ListedVenueRow } from "#server/catalog/read.ts";
import type { EventRecord } from "#server/catalog/write/event-input.ts";
import { countryOf, unknownCity } from "../form-error.ts";

interface CityChoice {
  country: string;
  city: string;
  region?: string | undefined;
}

interface VenueChoice extends CityChoice {
  category: ListedVenueRow["venue"]["category"] | "all";
  venue: string;
}

/** What the fields of a form choose, or the sentence at the field that chooses nothing. */
export async function chosenCity(catalog: CatalogReader, form: CityChoice): Promise<CityRecord> {
  const country = countryOf(form.country);
  const city = await catalog.findCity(country.code, form.city, form.region);
  if (!city) throw unknownCity(withRegion(form.city, form.region ?? ""), country);
  return city;
}

export async function requireVenue(catalog: CatalogReader, form: VenueChoice): Promise<ListedVenueRow> {
  const { id } = await chosenCity(catalog, form);
  const { category, venue, city } = form;
  const slug = await venueSlug(catalog, venue, { cityIds: [id], category: narrowed(category) });
  const [found, second] = await catalog.findVenues(
    { cityIds: [id], category: narrowed(category), venue: slug },
    2,
  );
  if (second) throw wrongField("category", { code: "venueAmbiguous", params: { city: second.city, venue } });
  if (found) return found;
  throw wrongField(
    "venue",
    category === "all"
      ? { code: "noVenueInCity", params: { venue, city } }
      : { code: "noVenueOfKindInCity", params: { category, venue, city } },
  );
}

const narrowed = (category: VenueChoice["category"]) => (category === "all" ? undefined : category);

/** The slug that a form means by a slug or by a name; the text itself where nothing has it. */
async function venueSlug(
  catalog: CatalogReader,
  venue: string,
  place: { cityIds: number[]; category?: VenueCategory | undefined },
): Promise<string> {
  const slugs = await catalog.venueSlugs(venue, place);
  if (slugs.length > 1) throw wrongField("venue", severalVenues(venue, slugs));
  return slugs[0] ?? venue;
}

/** The venue of a new event, and the category whose record of its place the event goes to. */
export async function chosenForEvent(
  catalog: CatalogReader,
  form: VenueChoice & { eventCategory?: VenueCategory | undefined },
): Promise<{ chosen: ListedVenueRow; category: VenueCategory }> {
  const chosen = (await chosenPlace(catalog, form)) ?? (await requireVenue(catalog, form));
  const category = form.category === "all" ? chosen.venue.category : form.category;
  return { chosen, category: form.eventCategory ?? category };
}

/** The place at a slug where it has no record of the category that the form names, and is the only one there. */
async function chosenPlace(catalog: CatalogReader, form: VenueChoice): Promise<ListedVenueRow | undefined> {
  if (form.category === "all") return undefined;
  const { id } = await chosenCity(catalog, form);
  const cityIds = [id];
  const known = await catalog.venueSlugs(form.venue, { cityIds, category: form.category });
  if (known.length > 0) return undefined;
  const slug = await venueSlug(catalog, form.venue, { cityIds });
  const found = await catalog.findVenues({ cityIds, venue: slug }, VENUE_CATEGORIES.length);
  const spots = new Set(found.map(({ venue }) => `${venue.name} ${venue.longitude} ${venue.latitude}`));
  return spots.size === 1 ? found[0] : undefined;
}

const choicesOf = (events: readonly EventRecord[]) => events.map(({ slug }) => slug).join(", ");

export async function chosenEvent(
  catalog: CatalogReader,
  form: VenueChoice & { event: string; old_date: string },
): Promise<{ chosen: ListedVenueRow; event: EventRecord }> {
  const chosen = await requireVenue(catalog, form);
  const [event, ...others] = await catalog.findEvents(chosen.venue.id, form.event, form.old_date);
  if (others.length > 0)
    throw wrongField("event", {
      code: "eventNameAmbiguous",
      params: { event: form.event, date: form.old_date, choices: choicesOf([event!, ...others]) },
    });
  if (!event)
    throw wrongField("event", {
      code: "noEventOfVenue",
      params: { venue: chosen.venue.name, event: form.event, date: form.old_date },
    });
  return { chosen, event };
}
