import { setImmediate } from "node:timers/promises";
import { chunksOf } from "#domain/chunks.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import type { AtlasLoader, UpcomingVenue } from "./loader.ts";
import { type PosterUrl, presentEvent, presentVenue } from "./present.ts";
import { type ProjectedVenue, Projection } from "./projection.ts";

const BATCH = 5_000;
const PORTION_EVENTS = 1_000;
/** Venues that changed are read so many at a time, between which the database answers others. */
const REFRESHED_AT_ONCE = 20;

interface KeeperOptions {
  /** Where the whole catalogue is read, as it is at the time of the question; another place than where changes are read. */
  loaderOfAll?: () => Promise<AtlasLoader>;
  /** Between reads of many venues that changed. */
  letOthersPass?: () => Promise<void>;
}

/** Keeps what is listed in step with the database: loads it, and reads again what has changed. */
export class AtlasKeeper {
  readonly #loader: AtlasLoader;
  readonly #posterUrl: PosterUrl;
  readonly #now: () => number;
  readonly #loaderOfAll: () => Promise<AtlasLoader>;
  readonly #letOthersPass: () => Promise<void>;
  #projection: Projection | undefined;
  /** The number of the last change that the projection holds. */
  #seq = 0;
  /** Built lazily by the first search. */
  #indexed: Promise<void> | undefined;
  #isExpiring = false;
  // Reads run one after the other, so that an older state never overwrites a newer one.
  #work: Promise<void> = Promise.resolve();

  constructor(
    loader: AtlasLoader,
    posterUrl: PosterUrl,
    now: () => number,
    { loaderOfAll = async () => loader, letOthersPass = setImmediate }: KeeperOptions = {},
  ) {
    this.#loader = loader;
    this.#loaderOfAll = loaderOfAll;
    this.#posterUrl = posterUrl;
    this.#letOthersPass = letOthersPass;
    this.#now = now;
  }

  /** The atlas as of now: what has expired by this moment is gone from it, or, where that is very much, within moments. */
  current(): Atlas {
    return this.listed().atlas;
  }

  /** The same with the keys of pages and feeds. */
  listed(): Projection {
    this.#projection ??= new Projection();
    if (!this.#projection.atlas.expire(this.#now())) void this.#expireRest();
    return this.#projection;
  }

  /** Frees the keys of what has left the lists. */
  prune(): Promise<void> {
    return inSteps(this.listed().prune());
  }

  async #expireRest(): Promise<void> {
    if (this.#isExpiring) return;
    this.#isExpiring = true;
    do await setImmediate();
    while (!this.#projection?.atlas.expire(this.#now()));
    this.#isExpiring = false;
  }

  /** The same with its texts indexed. The first call starts that, in steps that yield to the event loop. */
  async searchable(): Promise<Atlas> {
    this.#indexed ??= inSteps(this.current().indexTexts());
    await this.#indexed;
    return this.current();
  }

  /**
   * Reads the whole catalogue, at the start and whenever changes may have been missed. At the start the map answers
   * as soon as it is there, later the old atlas answers until the new one is complete.
   */
  reload(): Promise<void> {
    return this.#enqueue(async () => {
      const version = (this.#projection?.atlas.version ?? 0) + 1;
      const loader = await this.#loaderOfAll();
      const { projection, seq } = await this.#load(loader, version).catch((error) => {
        if (loader === this.#loader) throw error;
        return this.#load(this.#loader, version);
      });
      if (this.#projection) await inSteps(projection.atlas.indexTexts());
      else this.#indexed = undefined;
      this.#projection = projection;
      this.#seq = seq;
    });
  }

  /** Reads the venues of all changes since the last one that the projection holds. */
  async catchUp(): Promise<void> {
    let isTrimmed = false;
    await this.#enqueue(async () => {
      const missed = await this.#loader.changesAfter(this.#seq);
      isTrimmed = missed.isTrimmed;
      if (isTrimmed) return;
      await this.#refresh(missed.venueIds);
      this.#seq = missed.seq;
    });
    if (isTrimmed) await this.reload();
  }

  /** Those of the venues that are gone leave the projection. */
  async #refresh(venueIds: readonly number[]): Promise<void> {
    for (const some of chunksOf(venueIds, REFRESHED_AT_ONCE)) {
      await this.#refreshSome(some);
      if (some.length === REFRESHED_AT_ONCE) await this.#letOthersPass();
    }
  }

  async #refreshSome(venueIds: readonly number[]): Promise<void> {
    const found = await this.#loader.venuesByIds(venueIds, this.#now());
    const kept = new Set(found.map(({ venue }) => venue.id));
    const projection = this.listed();
    projection.remove(venueIds.filter((id) => !kept.has(id)));
    for (const some of portionsOf(found)) {
      projection.put(some.map((venue) => this.#project(venue)));
      if (some.length < found.length) await setImmediate();
    }
  }

  async #load(loader: AtlasLoader, firstVersion: number): Promise<{ projection: Projection; seq: number }> {
    const projection = new Projection(firstVersion);
    // Before the venues: what changes while they are read is read again with the next change.
    const seq = await loader.lastChange();
    const read = (afterId: number) => loader.venuesAfter(afterId, BATCH, this.#now());
    let batch = await read(0);
    while (batch.length > 0) {
      // The database reads the next ones while these are put on the map; it is asked as soon as this thread pauses.
      const next = read(batch[batch.length - 1]?.venue.id ?? 0);
      await setImmediate();
      // One by one: a whole batch of them would outlive several rounds of the garbage collector.
      projection.load(batch.values().map((venue) => this.#project(venue)));
      batch = await next;
    }
    return { projection, seq };
  }

  #project({ venue, city, events }: UpcomingVenue): ProjectedVenue {
    return {
      ...venue,
      place: city,
      json: JSON.stringify(presentVenue(venue)),
      events: events.map((event) => {
        const { id, version, createdAtS, updatedAtS } = event;
        const presented = presentEvent(event, venue.category, this.#posterUrl);
        return { ...presented, id, version, createdAtS, updatedAtS, json: JSON.stringify(presented) };
      }),
    };
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }
}

/** Venues with so many events together that putting them in the atlas takes a few milliseconds. */
function* portionsOf(venues: readonly UpcomingVenue[]): Generator<UpcomingVenue[], void> {
  let portion: UpcomingVenue[] = [];
  let events = 0;
  for (const venue of venues) {
    portion.push(venue);
    events += 1 + venue.events.length;
    if (events < PORTION_EVENTS) continue;
    yield portion;
    portion = [];
    events = 0;
  }
  if (portion.length > 0) yield portion;
}

/** Lets others be answered between the steps. */
async function inSteps(steps: Generator<void, void>): Promise<void> {
  while (!steps.next().done) await setImmediate();
}
