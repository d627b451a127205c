import type {
  EventList,
  EventListQuery,
  Geocoded,
  GeocodeQuery,
  VenueList,
  VenueListQuery,
} from "#contract/admin.ts";
import { wrongField } from "#contract/app-error.ts";
import { cityLabel, withRegion } from "#domain/city.ts";
import { slugify } from "#domain/slug.ts";
import { presentEvent, presentVenue } from "#server/catalog/projection/present.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import { countryOf } from "../form-error.ts";
import { requireVenue } from "./choice.ts";
import { favoritesByEvent } from "./store.ts";
import type { AdminCatalogDeps } from "./venue-actions.ts";

/** An editor sees whether an event brought a picture of its own. */
const NO_POSTER = () => "";

export function listActions({ db, geocoder }: Pick<AdminCatalogDeps, "db" | "geocoder">) {
  const catalog = catalogReader(db);

  return {
    async venues({ country, city, category, q, limit }: VenueListQuery): Promise<VenueList> {
      const countryCode = country && countryOf(country).code;
      const found = await catalog.findVenues(
        {
          countryCode,
          cityIds: city ? (await catalog.findCities(countryCode, city)).map(({ id }) => id) : undefined,
          category: category === "all" ? undefined : category,
          search: q ? { text: q, slug: slugify(q, "") } : undefined,
        },
        limit + 1,
      );
      const venues = found
        .slice(0, limit)
        .map(({ venue, ...place }) => ({ ...presentVenue({ ...venue, ...place }), version: venue.version }));
      return { venues, hasMore: found.length > limit };
    },

    async events(query: EventListQuery): Promise<EventList> {
      const { venue } = await requireVenue(catalog, query);
      const rows = await catalog.editableEvents(venue.id, query.event);
      const favorites = await favoritesByEvent(
        db,
        rows.map(({ event }) => event.id),
      );
      return rows.map(({ event, version }) => ({
        ...presentEvent(event, venue.category, NO_POSTER),
        version,
        favorites: favorites.get(event.id) ?? 0,
      }));
    },

    /** Where a venue of this address would be put. */
    async geocode(form: GeocodeQuery): Promise<Geocoded> {
      if (form.coordinates) return answer(form.coordinates, "pin");
      const country = countryOf(form.country);
      const known = await catalog.findCity(country.code, form.city, form.region);
      const centre = known ?? (await geocoder.findCity(country, form));
      if (!centre)
        throw wrongField("city", {
          code: "unknownPlace",
          params: { city: form.city, country: country.name },
        });
      const label = known ? cityLabel(known) : withRegion(form.city, form.region ?? "");
      const address = await geocoder.findAddress(country, label, form.address, centre);
      const { longitude, latitude } = address ?? centre;
      return answer([longitude, latitude], address ? "address" : "city");
    },
  };
}

function answer([longitude, latitude]: [number, number], precision: Geocoded["precision"]): Geocoded {
  return {
    coordinates: [String(longitude), String(latitude)],
    timeZone: timeZoneAt(longitude, latitude),
    precision,
  };
}
