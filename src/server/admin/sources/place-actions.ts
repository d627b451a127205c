import type { AnswerPlace, ForgetPlace, SourcePlace, SourcePlaces } from "#contract/admin-places.ts";
import { AppError, wrongField } from "#contract/app-error.ts";
import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { fold } from "#domain/fold.ts";
import { catalogMatches, type KnownVenue } from "#server/catalog/match.ts";
import { catalogReader, type ListedVenueRow } from "#server/catalog/read.ts";
import type { DatabaseHandle } from "#server/platform/db/connect.ts";
import { sitePlaceKey } from "#server/sources/places/finder.ts";
import { placeStore, type SourcePlaceRow } from "#server/sources/places/store.ts";
import type { SourceRunner } from "#server/sources/run.ts";
import { type SourceRow, sourceStore } from "#server/sources/store.ts";

/** What a source calls its places, and what was said that they are. */
export function placeActions({
  database: { db },
  runner,
}: {
  database: DatabaseHandle;
  runner: SourceRunner;
}) {
  async function found(id: number): Promise<SourceRow> {
    const source = await sourceStore.find(db, id);
    if (!source) throw new AppError("not-found", { code: "noSource" });
    return source;
  }

  /** The rows of a name, in one city or in all. */
  async function rowsOf(sourceId: number, { place, city }: ForgetPlace): Promise<SourcePlaceRow[]> {
    const rows = await placeStore.list(db, sourceId);
    return rows.filter(
      (row) => fold(row.name) === fold(place) && (city === undefined || fold(row.city) === fold(city)),
    );
  }

  async function list(id: number): Promise<SourcePlaces> {
    await found(id);
    const rows = await placeStore.list(db, id);
    const ids = rows.flatMap(({ venueId, found: seen }) => [
      ...(venueId === null ? [] : [venueId]),
      ...(seen?.takenFor?.venueId ? [seen.takenFor.venueId] : []),
      ...(seen?.suggestions.map((each) => each.venueId) ?? []),
    ]);
    const venues = await catalogMatches.venuesById(db, [...new Set(ids)]);
    const byId = new Map(venues.map((venue) => [venue.id, venue]));
    return { places: rows.map((row) => shownPlace(row, byId)) };
  }

  return {
    list,

    async answer(adminId: string, id: number, form: AnswerPlace): Promise<SourcePlaces> {
      const source = await found(id);
      const { place, city = "", room, isVirtual } = form;
      const known = await rowsOf(id, form);
      const venue =
        form.venue === null ? undefined : await namedVenue(form.venue, form.category, source, known);
      const name = known[0]?.name ?? place;
      const answer = {
        answer: isVirtual ? ("online" as const) : venue ? ("venue" as const) : ("new" as const),
        venueId: isVirtual || !venue ? null : venue.venue.id,
        room: (room === true ? name : room || null) as string | null,
      };
      const rows =
        known.length > 0 ? known : [{ sourceId: id, nameKey: sitePlaceKey(place, city), name: place, city }];
      for (const { sourceId, nameKey, name: written, city: at } of rows)
        await placeStore.answer(db, { sourceId, nameKey, name: written, city: at }, answer);
      await runner.replan(
        source,
        rows.map(({ nameKey }) => nameKey),
        adminId,
      );
      return list(id);
    },

    /** The next run asks about the place again, or finds it by itself. */
    async forget(adminId: string, id: number, which: ForgetPlace): Promise<SourcePlaces> {
      const source = await found(id);
      const keys = (await rowsOf(id, which))
        .filter(({ answer }) => answer !== null)
        .map(({ nameKey }) => nameKey);
      if (keys.length === 0) throw new AppError("not-found", { code: "noSourcePlace" });
      await placeStore.forget(db, id, keys);
      await runner.replan(source, keys, adminId);
      return list(id);
    },
  };

  /** A venue by its slug: of the place's city, or the only one; of the source's category where it has several. */
  async function namedVenue(
    slug: string,
    category: VenueCategory | undefined,
    source: SourceRow,
    known: readonly SourcePlaceRow[],
  ): Promise<ListedVenueRow> {
    const all = await catalogReader(db).findVenues({ venue: slug, category }, 2 * VENUE_CATEGORIES.length);
    const cities = new Set([...known.map(({ city }) => fold(city)), fold(source.city ?? "")]);
    const here = all.filter(({ city }) => cities.has(fold(city)));
    const some = here.length > 0 ? here : all;
    const chosen = some.find(({ venue }) => venue.category === source.category) ?? some[0];
    if (!chosen) throw wrongField("venue", { code: "noSuchVenue", params: { venue: slug } });
    const isAmbiguous = some.some(
      ({ venue, city }) => venue.name !== chosen.venue.name || city !== chosen.city,
    );
    if (isAmbiguous)
      throw wrongField("category", { code: "venueAmbiguous", params: { city: chosen.city, venue: slug } });
    return chosen;
  }
}

function shownPlace(row: SourcePlaceRow, byId: ReadonlyMap<number, KnownVenue>): SourcePlace {
  const { name: place, city, events, answer, room, venueId, found } = row;
  const meant = byId.get(venueId ?? found?.takenFor?.venueId ?? -1);
  const isClear = answer === null || answer !== "venue" || meant !== undefined;
  const added = found?.takenFor;
  return {
    place,
    city,
    events,
    answer,
    room,
    address: found?.address ?? "",
    coordinates: found?.point ? [found.point.longitude, found.point.latitude] : null,
    takenFor: meant
      ? shownVenue(meant)
      : added && isClear
        ? { venue: null, category: null, name: added.name, city: added.city, address: "", coordinates: null }
        : null,
    problem: meant ? null : (found?.problem ?? null),
    suggestions: (found?.suggestions ?? []).flatMap(({ venueId: id, reason, distanceM, room: hall }) => {
      const venue = byId.get(id);
      return venue ? [{ ...shownVenue(venue), reason, distanceM, room: hall }] : [];
    }),
  };
}

function shownVenue({ slug, category, name, city, address, longitude, latitude }: KnownVenue) {
  const coordinates: [number, number] = [longitude, latitude];
  return { venue: slug, category, name, city, address, coordinates };
}
