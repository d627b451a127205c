import { urls } from "#contract/urls.ts";
import { type FOLLOW_CHANNELS, type Followed, type FollowNews, isFollowed } from "#domain/follow.ts";
import { messagesOf, venuesBefore } from "#server/catalog/history.ts";
import { lastChange } from "#server/catalog/projection/changes.ts";
import { catalogReader } from "#server/catalog/read.ts";
import type { EventAtVenueRow, ExchangedEvent } from "#server/catalog/tables.ts";
import { LruCache } from "#server/platform/cache/lru-cache.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { DigestFacts } from "./digests/store.ts";
import { newsOf, toldNews } from "./news.ts";
import { type FollowRow, followStore, MAX_NEWS, type StoredNews } from "./store.ts";

const KEPT_LISTS = { maxEntries: 20, maxBytes: 100_000 };
const MINUTE_MS = 60_000;

type Channel = (typeof FOLLOW_CHANNELS)[number];

interface EventNews {
  event: ExchangedEvent;
  news: FollowNews;
  isNew: boolean;
  changeIds: readonly number[];
  /** What the organizer wrote with the last change. */
  message: string | undefined;
}

export interface FoundNews extends EventNews {
  /** What it was found by; none where it is a favourite. */
  follow: FollowRow | undefined;
}

/** Finds what is told of what a user follows: each event once, the soonest first. */
export function newsFinder(db: Database["db"], now: () => number) {
  const store = followStore(db);
  const catalog = catalogReader(db);

  /**
   * Followers of one thing get the same news at the same time: they are read once a minute for all of them, and again after
   * a change of the catalogue.
   */
  const recent = new LruCache<Promise<EventNews[]>>(KEPT_LISTS);
  function newsOfFollow(
    follow: FollowRow,
    { after, to, most, change }: { after: number; to: number; most: number; change: number },
  ): Promise<EventNews[]> {
    const key = [follow.identity, after, to, most, change, Math.floor(now() / MINUTE_MS)].join(":");
    const known = recent.get(key);
    if (known) return known;
    const reading = readFollow(follow, after, to, most);
    recent.set(key, reading, 0);
    reading.catch(() => recent.delete(key));
    return reading;
  }

  async function readFollow({ id, followed }: FollowRow, after: number, to: number, most: number) {
    const all = await withEvents(await store.newsOf(id, after, to, most));
    const { here = [], away = [] } = Object.groupBy(all, ({ event }) =>
      isFollowed(followed, newsOf(event)) ? "here" : "away",
    );
    return [...here, ...(await movedAway(followed, away))];
  }

  /** Those of these events that were followed at a venue before. */
  async function movedAway(followed: Followed, away: readonly EventNews[]): Promise<EventNews[]> {
    const venues = await venuesBefore(
      db,
      away.flatMap(({ changeIds }) => changeIds),
    );
    return away
      .filter(({ event, changeIds }) =>
        changeIds.some((id) => {
          const venue = venues.get(id);
          return venue && isFollowed(followed, newsOf({ ...event, venue }));
        }),
      )
      .map((each) => ({ ...each, news: each.news === "new" ? "moved" : each.news }));
  }

  async function withEvents(stored: readonly StoredNews[]): Promise<EventNews[]> {
    const byId = new Map(stored.map((each) => [each.eventId, each]));
    const events = byId.size === 0 ? [] : await catalog.exchangedEvents([...byId.keys()]);
    const messages = await messagesOf(
      db,
      stored.flatMap(({ changeIds }) => changeIds.slice(0, 1)),
    );
    return events.flatMap((event) => {
      const { isNew, change, changeIds } = byId.get(event.event.id)!;
      const news = toldNews(event, { isNew, change }, now());
      const message = news === "new" ? undefined : messages.get(changeIds[0] ?? 0);
      return news ? { event, news, isNew, changeIds, message } : [];
    });
  }

  async function found(
    follows: DigestFacts["follows"],
    to: number,
    into: Map<number, FoundNews>,
    { channel, most = Number.POSITIVE_INFINITY }: { channel?: Channel; most?: number } = {},
  ): Promise<FoundNews[]> {
    const rows = new Map((await store.byIds(follows.map(([id]) => id))).map((row) => [row.id, row]));
    const change = await lastChange(db);
    for (const [id, after] of follows) {
      const follow = rows.get(id);
      if (!follow || (channel && !follow.by.includes(channel))) continue;
      if (into.size >= most) break;
      for (const each of await newsOfFollow(follow, { after, to, change, most: Math.min(most, MAX_NEWS) }))
        if (!into.has(each.event.event.id)) into.set(each.event.event.id, { ...each, follow });
    }
    return [...into.values()].sort(
      (a, b) => a.event.event.startsAt.getTime() - b.event.event.startsAt.getTime(),
    );
  }

  return {
    /** What a digest tells: no changes of favourites, which were told at once, nor of what was never told. */
    async forDigest({ user, follows, to }: DigestFacts, channel: Channel): Promise<FoundNews[]> {
      const all = await found(follows, to, new Map(), { channel });
      if (all.every(({ news }) => news === "new")) return all;
      const favorites = await store.favoritesOf(user);
      return all.filter(
        ({ event, news, isNew }) => news === "new" || (!isNew && !favorites.has(event.event.id)),
      );
    },

    /**
     * What happened after a number: changes of favourites, and what is new or changed in each thing followed. With `most`,
     * about so many are enough.
     */
    async since(
      user: string,
      after: number,
      { follows, to, most }: Omit<DigestFacts, "user"> & { most?: number | undefined },
    ) {
      const changed = await withEvents(await store.newsOfFavorites(user, after, to));
      const favorites = changed.map((each): [number, FoundNews] => [
        each.event.event.id,
        { ...each, follow: undefined },
      ]);
      return found(follows, to, new Map(favorites), most === undefined ? {} : { most });
    },
  };
}

export function newsPageUrl({ event, venue }: EventAtVenueRow): string {
  return urls.eventPage({
    location: venue.slug,
    category: venue.category,
    name: event.slug,
    date: event.date,
  });
}
