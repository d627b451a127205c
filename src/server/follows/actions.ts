import { AppError, wrongField } from "#contract/app-error.ts";
import type { Follow, Following, NewCount } from "#contract/follows.ts";
import type { NewForReader } from "#contract/pages.ts";
import { cityLabel } from "#domain/city.ts";
import { words } from "#domain/fold.ts";
import { type Followed, followKeys, MAX_FOLLOWS } from "#domain/follow.ts";
import { knownCountry } from "#server/catalog/actions.ts";
import { lastHistoryId } from "#server/catalog/history.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { timeZoneAt } from "#server/geo/time-zone.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { newsFinder } from "./find-news.ts";
import { labelOf } from "./label.ts";
import { type FollowRow, followStore } from "./store.ts";

/** Where a place has no zone of its own. */
const NO_ZONE = "UTC";

/** A badge counts no further, since every page has one. */
const MAX_COUNTED = 100;

export type FollowActions = ReturnType<typeof followActions>;

export function followActions({ database, now }: { database: Database; now: () => number }) {
  const { db } = database;
  const finder = newsFinder(db, now);
  const reader = catalogReader(db);

  async function cityOf(text: { country: string; city: string }) {
    const country = knownCountry(text.country);
    const city = await reader.findCity(country.code, text.city);
    const params = { city: text.city, country: country.name };
    if (!city) throw wrongField("city", { code: "noCity", params });
    const place = { country: country.name, countryCode: country.code, city: cityLabel(city) };
    return { place, timeZone: timeZoneAt(city.longitude, city.latitude) };
  }

  /** What the call names, or the sentence at the field that names nothing. */
  async function found(follow: Follow): Promise<{ followed: Followed; timeZone: string }> {
    switch (follow.kind) {
      case "city": {
        const { place, timeZone } = await cityOf(follow);
        return { followed: { kind: "city", ...place }, timeZone };
      }
      case "category": {
        const { place, timeZone } = await cityOf(follow);
        return { followed: { kind: "category", category: follow.category, ...place }, timeZone };
      }
      case "venue": {
        const { venue: slug, category } = follow;
        const [row] = await reader.findVenues({ venue: slug, category }, 1);
        if (!row) throw wrongField("venue", { code: "noVenueOfKind", params: { category, venue: slug } });
        const { id, name, timeZone } = row.venue;
        return { followed: { kind: "venue", venueId: id, venue: slug, category, name }, timeZone };
      }
      case "organizer": {
        const organizer = await reader.organizerAt(follow.organizer);
        if (!organizer)
          throw wrongField("organizer", { code: "noOrganizer", params: { organizer: follow.organizer } });
        const { slug, name } = organizer;
        return { followed: { kind: "organizer", organizer: slug, name }, timeZone: NO_ZONE };
      }
      case "search":
        if (words(follow.q).length === 0) throw wrongField("q", { code: "emptySearch" });
        return { followed: { kind: "search", q: follow.q }, timeZone: NO_ZONE };
      case "area": {
        const { west, south, east, north } = follow;
        if (south > north) throw wrongField("south", { code: "areaUpsideDown" });
        const timeZone = timeZoneAt(west <= east ? (west + east) / 2 : west, (south + north) / 2);
        return { followed: { kind: "area", west, south, east, north }, timeZone };
      }
    }
  }

  /** What is new since the reader last saw the list: all of it, or about as much. */
  async function unseen(userId: string, most?: number) {
    const store = followStore(db);
    const [rows, seen, to] = await Promise.all([store.list(userId), store.seen(userId), store.lastSeq()]);
    const after = seen?.seenSeq ?? 0;
    const follows = rows.map(({ id, firstSeq }): [string, number] => [id, Math.max(firstSeq, after)]);
    const found = await finder.since(userId, after, { follows, to, most });
    return { found, to, since: seen?.seenAt.getTime() };
  }

  return {
    async newCount(userId: string): Promise<NewCount> {
      const { found, to } = await unseen(userId, MAX_COUNTED);
      return { count: Math.min(found.length, MAX_COUNTED), to };
    },

    async newFor(userId: string): Promise<NewForReader> {
      const { found, to, since } = await unseen(userId);
      const byFollow = Map.groupBy(found, ({ follow }) => follow?.id);
      const groups = [...byFollow.values()].map((all) => ({
        follow: all[0]!.follow && shown(all[0]!.follow),
        events: all.map(({ event, news, message }) => ({ id: String(event.event.id), news, message })),
      }));
      return { since, to, groups: groups.sort((a, b) => Number(!b.follow) - Number(!a.follow)) };
    },

    seeNews: (userId: string, to: number): Promise<void> => followStore(db).see(userId, to, new Date(now())),

    async follow(userId: string, follow: Follow): Promise<Following> {
      const { followed, timeZone: zoneThere } = await found(follow);
      const { how, by, timeZone = zoneThere } = follow;
      const at = new Date(now());
      return database.transaction(async (tx) => {
        const store = followStore(tx);
        if ((await store.countOf(userId)) >= MAX_FOLLOWS)
          throw new AppError("conflict", { code: "tooManyFollows", params: { max: MAX_FOLLOWS } });
        // What comes between the first follow and the first look is news.
        await store.beginState(await catalogReader(tx).lastEventId(), await lastHistoryId(tx));
        const keys = followKeys(followed);
        const lastSeq = await store.lastSeq();
        // News from now on; the first digest is a whole one.
        const times = {
          lastSeq,
          firstSeq: lastSeq,
          nextAt: nextDigest(how, at, timeZone),
          createdAt: at,
        };
        const identity =
          followed.kind === "search" || followed.kind === "area" ? JSON.stringify(followed) : keys[0]!;
        return shown(await store.add({ userId, followed, identity, how, by, timeZone, ...times }, keys));
      });
    },

    list: async (userId: string): Promise<Following[]> => (await followStore(db).list(userId)).map(shown),

    isFollowing: async (userId: string): Promise<boolean> => (await followStore(db).countOf(userId)) > 0,

    async unfollow(userId: string, id: string): Promise<void> {
      if (!(await followStore(db).remove(userId, id)))
        throw new AppError("not-found", { code: "notFollowed" });
    },
  };
}

/** At once, the next morning, or the morning of the next Thursday, at the place. */
function nextDigest(how: Follow["how"], at: Date, timeZone: string): Date {
  // Also tells what was waiting for a digest until now.
  if (how === "now") return at;
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const days = how === "daily" ? 1 : ((4 - today.dayOfWeek + 6) % 7) + 1;
  const morning = today.startOfDay().add({ days }).with({ hour: 8 });
  return new Date(morning.epochMilliseconds);
}

function shown({ id, followed, how, by }: FollowRow): Following {
  const { kind, ...facts } = followed;
  return { id, kind, label: labelOf(followed), ...facts, how, by: by as Following["by"] };
}
