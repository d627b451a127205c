import type { AddCity, AddVenue, DeleteVenue, EditVenue } from "#contract/admin.ts";
import { cityLabel, withRegion } from "#domain/city.ts";
import { AppError, wrongField } from "#domain/errors.ts";
import { isSameCity } from "#server/catalog/cities.ts";
import type { Point } from "#server/geo/point.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { takeVenue } from "../audit/store.ts";
import { countryOf } from "../form-error.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import type { CatalogWriter } from "../store.ts";
import { checkVersion, chosenCity, chosenVenue } from "./choice.ts";
import { type AdminCatalogStore, adminCatalogStore, type VenueRecord } from "./store.ts";
import { freeVenueSlug } from "./venue-slug.ts";

export interface AdminCatalogDeps {
  db: Database["db"];
  writer: CatalogWriter;
  geocoder: Geocoder;
  now: () => number;
}

export function venueActions({ db, writer, geocoder, now }: AdminCatalogDeps) {
  // Services are asked before the transaction: nobody waits for them while it is open.
  const read = adminCatalogStore(db);

  return {
    async addCity(adminId: string, form: AddCity): Promise<void> {
      const country = countryOf(form.country);
      const asked = withRegion(form.city, form.region ?? "");
      const city = await geocoder.findCity(country, { ...form, pin: pin(form) });
      if (!city)
        throw wrongField(
          "city",
          `No place called "${asked}" is known in ${country.name}. Put its pin on the map.`,
        );
      // A name alone means the city that has it already.
      const isTold = form.region !== undefined || city.name !== form.city;
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const known = (await store.citiesOfName(country.code, city.name)).find(
          (other) => !isTold || isSameCity(other, city),
        );
        if (known) throw wrongField("city", `${cityLabel(known)} is in the list of ${country.name} already.`);
        await store.addCity({ countryCode: country.code, ...city });
        return {
          venueIds: [],
          audit: { action: "City Added", subject: `${asked}, ${country.name}` },
          result: undefined,
        };
      });
    },

    async addVenue(adminId: string, form: AddVenue): Promise<void> {
      const city = await chosenCity(read, form);
      const country = countryOf(form.country);
      const point =
        pin(form) ??
        (await geocoder.findAddress(country, cityLabel(city), form.new_address, city)) ??
        ({ longitude: city.longitude, latitude: city.latitude } satisfies Point);
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { category, new_name: name, new_address: address } = form;
        const id = await store.addVenue({
          cityId: city.id,
          category,
          name,
          address,
          ...point,
          slug: await freeVenueSlug(store, { category, name, city: cityLabel(city) }),
          timeZone: timeZoneAt(point.longitude, point.latitude),
        });
        return {
          venueIds: [id],
          audit: { action: "Venue Added", subject: `${name}, ${cityLabel(city)}` },
          result: undefined,
        };
      });
    },

    async editVenue(adminId: string, form: EditVenue): Promise<void> {
      const before = await chosenVenue(read, form);
      const address = form.new_address ?? before.venue.address;
      // Only a better answer than the city's centre moves a pin that somebody may have put there by hand.
      const point =
        pin(form) ??
        (address === before.venue.address
          ? undefined
          : await geocoder.findAddress(countryOf(form.country), before.city, address, before.venue));
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { venue, city } = await chosenVenue(store, form);
        checkVersion(form.version, venue.version, "venue");
        const name = form.new_name ?? venue.name;
        const { longitude, latitude } = point ?? venue;
        const timeZone = point ? timeZoneAt(longitude, latitude) : venue.timeZone;
        const slug =
          name === venue.name
            ? venue.slug
            : await freeVenueSlug(store, { category: venue.category, name, city, id: venue.id });
        const change = { name, address, slug, longitude, latitude, timeZone };
        await store.changeVenue(venue, change, new Date(now()));
        if (timeZone !== venue.timeZone) await store.moveEventsToZone(venue.id, timeZone);
        const renamed = name === venue.name ? name : `${venue.name} → ${name}`;
        return {
          venueIds: [venue.id],
          audit: { action: "Venue Edited", subject: `${renamed}, ${city}` },
          result: undefined,
        };
      });
    },

    async deleteVenue(adminId: string, form: DeleteVenue): Promise<void> {
      await writer.write(adminId, async (tx) => {
        const store = adminCatalogStore(tx);
        const { venue, city } = await chosenVenue(store, form);
        checkVersion(form.version, venue.version, "venue");
        if (!form.confirm) await askAboutFavorites(store, venue);
        const removed = await takeVenue(tx, venue.id);
        await store.deleteVenue(venue.id);
        return {
          venueIds: [venue.id],
          audit: { action: "Venue Deleted", subject: `${venue.name}, ${city}`, removed },
          result: undefined,
        };
      });
    },
  };
}

function pin({ coordinates }: { coordinates?: [number, number] | undefined }): Point | undefined {
  return coordinates && { longitude: coordinates[0], latitude: coordinates[1] };
}

async function askAboutFavorites(store: AdminCatalogStore, venue: VenueRecord): Promise<void> {
  const { events, people } = await store.favoritesAt(venue.id);
  if (events === 0) return;
  const sentence =
    `${events === 1 ? "1 event" : `${events} events`} of ${venue.name} ${events === 1 ? "is a favorite" : "are favorites"} ` +
    `of ${people === 1 ? "1 person" : `${people} people`}. Confirm to delete the venue with all its events.`;
  throw new AppError("conflict", sentence, { fields: { confirm: sentence } });
}
