import type { AddCity, AddVenue, DeleteVenue, EditVenue } from "#contract/admin.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { cityUrl } from "#contract/city-url.ts";
import type { Problem } from "#contract/error-messages.ts";
import { urls } from "#contract/urls.ts";
import { cityLabel, withRegion } from "#domain/city.ts";
import type { Point } from "#domain/geo.ts";
import { slugify } from "#domain/slug.ts";
import { type CityFacts, isSameCity } from "#server/catalog/cities.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { checkVersion } from "#server/catalog/write/check-version.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { countryOf } from "../form-error.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import type { CatalogWriter } from "../store.ts";
import { chosenCity, requireVenue } from "./choice.ts";
import { countFavorites } from "./store.ts";

/** Something that a form added. */
export interface NewPlace {
  id: number;
  slug: string;
  /** Of its page. */
  path: string;
  notice?: Problem | undefined;
}

export interface AdminCatalogDeps {
  db: Database["db"];
  writer: CatalogWriter;
  geocoder: Geocoder;
}

export function venueActions({ db, writer, geocoder }: AdminCatalogDeps) {
  // Services are asked before the transaction, which must not stay open for them.
  const catalog = catalogReader(db);

  return {
    /** A city that nothing knows is put at its country's center; added again with a pin, it is moved there. */
    async addCity(adminId: string, form: AddCity): Promise<NewPlace> {
      const country = countryOf(form.country);
      const asked = withRegion(form.city, form.region ?? "");
      const found = await geocoder.findCity(country, { ...form, pin: pin(form) });
      const center = geocoder.centerOf(country);
      const city = found ?? (center && unplaced(form, center));
      if (!city)
        throw wrongField("city", {
          code: "unknownPlaceNeedsPin",
          params: { city: asked, country: country.name },
        });
      // A name alone means the city that has it already.
      const isTold = form.region !== undefined || city.name !== form.city;
      return writer.write(adminId, async ({ read, venues }) => {
        const known =
          (await read.citiesOfName(country.code, city.name)).find(
            (other) => !isTold || isSameCity(other, city),
          ) ??
          (found && (await read.listedCity(country.code, city)));
        if (known && !(center && pin(form) && isAt(known, center)))
          throw wrongField("city", {
            code: "cityListed",
            params: { city: cityLabel(known), country: country.name },
          });
        if (known) await venues.moveCity(known.id, city);
        const id = known?.id ?? (await venues.addCity({ countryCode: country.code, ...city }));
        const added = (await read.citiesOfName(country.code, city.name)).find((each) => each.id === id)!;
        const label = cityLabel(added);
        return {
          audit: { action: "City Added", subject: `${asked}, ${country.name}` },
          result: {
            id,
            slug: slugify(label, "city"),
            path: cityUrl(country.name, label),
            notice: found
              ? undefined
              : { code: "cityAtCenter", params: { city: label, country: country.name } },
          },
        };
      });
    },

    /** Without an address it is put at its city's center. */
    async addVenue(adminId: string, form: AddVenue): Promise<NewPlace> {
      const city = await chosenCity(catalog, form);
      const country = countryOf(form.country);
      const point =
        pin(form) ??
        (await geocoder.findAddress(country, cityLabel(city), form.new_address, city)) ??
        ({ longitude: city.longitude, latitude: city.latitude } satisfies Point);
      return writer.write(adminId, async ({ read, venues }) => {
        const { category, new_name: name, new_address: address } = form;
        const label = cityLabel(city);
        const id = await venues.add({ cityId: city.id, city: label, category, name, address, ...point });
        const { slug } = (await read.venueById(id))!;
        const [oldest = id] = await read.venueIdsAt(slug);
        return {
          audit: { action: "Venue Added", subject: `${name}, ${label}` },
          result: { id, slug, path: urls.venuePage(slug, oldest === id ? undefined : category) },
        };
      });
    },

    async editVenue(adminId: string, form: EditVenue): Promise<void> {
      const before = await requireVenue(catalog, form);
      const address = form.new_address ?? before.venue.address;
      // Only a better answer than the city's centre moves a pin that may have been placed by hand.
      const point =
        pin(form) ??
        (address === before.venue.address
          ? undefined
          : await geocoder.findAddress(countryOf(form.country), before.city, address, before.venue));
      await writer.write(adminId, async ({ read, venues }) => {
        const { venue, city } = await requireVenue(read, form);
        checkVersion(form.version, venue.version, "venue");
        const name = form.new_name ?? venue.name;
        await venues.change(venue, { name, address, city, point });
        const renamed = name === venue.name ? name : `${venue.name} → ${name}`;
        return { audit: { action: "Venue Edited", subject: `${renamed}, ${city}` } };
      });
    },

    async deleteVenue(adminId: string, form: DeleteVenue): Promise<void> {
      await writer.write(adminId, async ({ read, venues }, tx) => {
        const { venue, city } = await requireVenue(read, form);
        checkVersion(form.version, venue.version, "venue");
        const withdrawnVenue = await venues.withdraw(venue);
        if (!form.confirm) refuseFavorites(venue.name, await countFavorites(tx, withdrawnVenue.eventIds));
        const subject = `${venue.name}, ${city}`;
        return { audit: { action: "Venue Deleted", subject, removed: { withdrawnVenue } } };
      });
    },
  };
}

/** A city of which only the name is known. */
const unplaced = ({ city, region = "" }: AddCity, center: Point): CityFacts => ({
  name: city,
  region,
  geonamesId: null,
  longitude: center.longitude,
  latitude: center.latitude,
});

const isAt = (city: CityFacts, { longitude, latitude }: Point) =>
  city.geonamesId === null && city.longitude === longitude && city.latitude === latitude;

function pin({ coordinates }: { coordinates?: [number, number] | undefined }): Point | undefined {
  return coordinates && { longitude: coordinates[0], latitude: coordinates[1] };
}

/** Deleting favourites of users must be confirmed; until then the transaction is rolled back. */
function refuseFavorites(venue: string, { events, people }: { events: number; people: number }): void {
  if (events === 0) return;
  const problem = favoritesProblem(venue, events, people);
  throw new AppError("conflict", problem, { fields: { confirm: problem } });
}

function favoritesProblem(venue: string, events: number, people: number): Problem {
  if (people === 1)
    return events === 1
      ? { code: "favoriteOfOne", params: { venue } }
      : { code: "favoritesOfOne", params: { venue, events } };
  return events === 1
    ? { code: "favoriteOfMany", params: { venue, people } }
    : { code: "favoritesOfMany", params: { venue, events, people } };
}
