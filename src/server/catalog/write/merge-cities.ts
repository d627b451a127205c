import { and, eq, inArray, sql } from "drizzle-orm";
import { cityLabel } from "#domain/city.ts";
import { findCountry } from "#server/geo/countries.ts";
import { cities, formerCities, venues } from "#server/platform/db/schema/catalog.ts";
import type { CityRecord } from "../cities.ts";
import { moveCityFollows } from "./city-followers.ts";
import type { WriteDeps } from "./deps.ts";

/** What a merge of two cities did, as the audit log keeps it. */
export interface MergedCity {
  /** The city that is no more, with its creation as a text. */
  city: Omit<CityRecord, "createdAt"> & { createdAt: string };
  keptId: number;
  venueIds: number[];
  /** Cities that had been merged into it before. */
  formerIds: number[];
  followIds: string[];
}

/** Makes two cities one: venues go to the one that stays, and names and addresses of the other lead there. */
export function cityMerger({ tx, at, touched }: WriteDeps) {
  const findCity = async (id: number) => (await tx.select().from(cities).where(eq(cities.id, id)))[0];

  async function moveVenues(from: number, to: number, which?: readonly number[]): Promise<number[]> {
    const rows = await tx
      .update(venues)
      .set({ cityId: to, version: sql`${venues.version} + 1`, updatedAt: at })
      .where(and(eq(venues.cityId, from), which && inArray(venues.id, [...which])))
      .returning({ id: venues.id });
    for (const { id } of rows) touched.add(id);
    return rows.map(({ id }) => id);
  }

  return {
    async mergeCities(keep: CityRecord, merged: CityRecord): Promise<MergedCity> {
      const venueIds = await moveVenues(merged.id, keep.id);
      const former = await tx
        .update(formerCities)
        .set({ cityId: keep.id })
        .where(eq(formerCities.cityId, merged.id))
        .returning({ id: formerCities.id });
      const { createdAt, ...facts } = merged;
      await tx.insert(formerCities).values({ ...facts, cityId: keep.id, mergedAt: at });
      const followIds = await moveCityFollows(tx, placeOf(merged), placeOf(keep));
      await tx.delete(cities).where(eq(cities.id, merged.id));
      return {
        city: { ...facts, createdAt: createdAt.toISOString() },
        keptId: keep.id,
        venueIds,
        formerIds: former.map(({ id }) => id),
        followIds,
      };
    },

    /** What was moved elsewhere since then stays there. */
    async unmergeCity({ city, keptId, venueIds, formerIds, followIds }: MergedCity): Promise<void> {
      const kept = await findCity(keptId);
      if (!kept || (await findCity(city.id))) return;
      await tx.execute(sql`
        insert into cities (id, country_code, name, name_key, region, shows_region, geonames_id, longitude, latitude, created_at)
        overriding system value values (${city.id}, ${city.countryCode}, ${city.name}, ${city.nameKey}, ${city.region},
          ${city.showsRegion}, ${city.geonamesId}, ${city.longitude}, ${city.latitude}, ${city.createdAt}::timestamptz)`);
      await tx.delete(formerCities).where(eq(formerCities.id, city.id));
      await tx
        .update(formerCities)
        .set({ cityId: city.id })
        .where(and(eq(formerCities.cityId, keptId), inArray(formerCities.id, formerIds)));
      await moveVenues(keptId, city.id, venueIds);
      await moveCityFollows(tx, placeOf(kept), placeOf(city), followIds);
    },
  };
}

function placeOf(city: Pick<CityRecord, "countryCode" | "name" | "region" | "showsRegion">) {
  const { countryCode } = city;
  return { countryCode, country: findCountry(countryCode)?.name ?? countryCode, city: cityLabel(city) };
}

export type CityMerger = ReturnType<typeof cityMerger>;
