import { Atlas, type AtlasVenue } from "#server/atlas/atlas.ts";
import { type PosterUrl, presentEvent, presentVenue } from "./presenter.ts";
import type { CatalogStore, UpcomingVenue } from "./store.ts";

const BATCH = 2_000;
/** Venues are indexed many at a time: each put makes a part of the text index, and joining parts costs most. */
const INDEXED_AT_ONCE = 50_000;

/** Keeps the atlas in step with the database: loads it, and reads again what has changed. */
export class AtlasKeeper {
  readonly #store: CatalogStore;
  readonly #posterUrl: PosterUrl;
  readonly #now: () => number;
  #atlas = new Atlas();
  // Reads run one after the other, so that an older state never overwrites a newer one.
  #work: Promise<void> = Promise.resolve();

  constructor(store: CatalogStore, posterUrl: PosterUrl, now: () => number) {
    this.#store = store;
    this.#posterUrl = posterUrl;
    this.#now = now;
  }

  /** The atlas as of now: what has expired by this moment is gone from it. */
  current(): Atlas {
    this.#atlas.expire(this.#now());
    return this.#atlas;
  }

  /** Reads the whole catalogue, at the start and whenever changes may have been missed. */
  reload(): Promise<void> {
    return this.#enqueue(async () => {
      const atlas = new Atlas(this.#atlas.version + 1);
      let afterId = 0;
      let waiting: AtlasVenue[] = [];
      for (let isLast = false; !isLast; ) {
        const batch = await this.#store.venuesAfter(afterId, BATCH, this.#now());
        for (const venue of batch) waiting.push(this.#toAtlas(venue));
        isLast = batch.length < BATCH;
        afterId = batch.at(-1)?.venue.id ?? afterId;
        if (!isLast && waiting.length < INDEXED_AT_ONCE) continue;
        atlas.put(waiting);
        waiting = [];
      }
      this.#atlas = atlas;
    });
  }

  /** Reads these venues again; those that are gone leave the atlas. */
  refresh(venueIds: readonly number[]): Promise<void> {
    return this.#enqueue(async () => {
      const found = await this.#store.venuesByIds(venueIds, this.#now());
      const kept = new Set(found.map(({ venue }) => venue.id));
      this.#atlas.remove(venueIds.filter((id) => !kept.has(id)));
      this.#atlas.put(found.map((venue) => this.#toAtlas(venue)));
    });
  }

  #toAtlas({ venue, events }: UpcomingVenue): AtlasVenue {
    return {
      ...venue,
      json: JSON.stringify(presentVenue(venue)),
      events: events.map((event) => ({
        ...event,
        startsAtMs: event.startsAt.getTime(),
        json: JSON.stringify(presentEvent(event, venue.category, this.#posterUrl)),
      })),
    };
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }
}
