import { setImmediate } from "node:timers/promises";
import { chunksOf } from "#domain/chunks.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { DamagedText } from "#server/atlas/map/text-store.ts";
import { ChangeLog } from "./change-log.ts";
import type { AtlasLoader, UpcomingVenue } from "./loader.ts";
import { type PosterUrl, presentEvent, presentVenue } from "./present.ts";
import { type ProjectedVenue, Projection } from "./projection.ts";
import { SnapshotDue } from "./snapshot-due.ts";
import type { KnownChange, LoadedSnapshot, Snapshots } from "./snapshots.ts";

/** Clocks are corrected by less all the time. */
const CLOCK_MS = 60_000;
/** So few that the embedded database, whose memory never shrinks, needs little for the text of one read. */
const BATCH = 500;
const PORTION_EVENTS = 1_000;
/** Venues that changed are read so many at a time, between which the database answers others. */
const REFRESHED_AT_ONCE = 20;

interface KeeperOptions {
  /** Where the whole catalogue is read, as it is at the time of the question; another place than where changes are read. */
  loaderOfAll?: () => Promise<AtlasLoader>;
  /** Between reads of many venues that changed. */
  letOthersPass?: () => Promise<void>;
  /** Where what is listed is kept for the next start. */
  snapshots?: Snapshots | undefined;
  /** For fewer venues than this there is no snapshot. */
  leastVenues?: number;
}

/** Keeps what is listed in step with the database: loads it, and reads again what has changed. */
export class AtlasKeeper {
  readonly #loader: AtlasLoader;
  readonly #posterUrl: PosterUrl;
  readonly #now: () => number;
  readonly #loaderOfAll: () => Promise<AtlasLoader>;
  readonly #letOthersPass: () => Promise<void>;
  readonly #snapshots: Snapshots | undefined;
  readonly #due: SnapshotDue;
  #log = new ChangeLog();
  #projection: Projection | undefined;
  /** The number of the last change that the projection holds. */
  #seq = 0;
  /** Built lazily by the first search. */
  #indexed: Promise<void> | undefined;
  #rebuilding: Promise<void> | undefined;
  #saving: Promise<void> | undefined;
  #saveUntil = Number.POSITIVE_INFINITY;
  #isExpiring = false;
  /** The latest time that was seen. */
  #latestMs = Number.NEGATIVE_INFINITY;
  #isTurnedBack = false;
  // Reads run one after the other, so that an older state never overwrites a newer one.
  #work: Promise<void> = Promise.resolve();

  constructor(
    loader: AtlasLoader,
    posterUrl: PosterUrl,
    now: () => number,
    { loaderOfAll = async () => loader, letOthersPass = setImmediate, ...kept }: KeeperOptions = {},
  ) {
    this.#snapshots = kept.snapshots;
    this.#due = new SnapshotDue(kept.leastVenues);
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
    this.#projection ??= new Projection(0, this.#log);
    const nowMs = this.#now();
    this.#noticeClock(nowMs);
    if (!this.#projection.expire(nowMs)) void this.#expireRest();
    return this.#projection;
  }

  /** What expired by a clock that was wrong, and was set back, is listed again. */
  #noticeClock(nowMs: number): void {
    if (nowMs >= this.#latestMs - CLOCK_MS) this.#latestMs = Math.max(this.#latestMs, nowMs);
    else if (!this.#isTurnedBack) {
      this.#isTurnedBack = true;
      const done = (isRead: boolean) => {
        if (isRead) this.#latestMs = this.#now();
        this.#isTurnedBack = false;
      };
      this.reload().then(
        () => done(true),
        () => done(false),
      );
    }
  }

  /** The changes up to now, those by themselves included. */
  changes(): ChangeLog {
    this.listed();
    return this.#log;
  }

  /** Frees the keys of what has left the lists. */
  prune(): Promise<void> {
    return inSteps(this.listed().prune());
  }

  async #expireRest(): Promise<void> {
    if (this.#isExpiring) return;
    this.#isExpiring = true;
    try {
      do await setImmediate();
      while (!this.#projection?.expire(this.#now()));
    } catch (error) {
      // Then everything is being read from the database.
      if (!(error instanceof DamagedText)) throw error;
    } finally {
      this.#isExpiring = false;
    }
  }

  /** The same with its texts indexed. The first call starts that, in steps that yield to the event loop. */
  async searchable(): Promise<Atlas> {
    this.#indexed ??= this.#index();
    await this.#indexed;
    return this.current();
  }

  async #index(): Promise<void> {
    try {
      await inSteps(this.current().indexTexts());
    } catch (error) {
      if (!(error instanceof DamagedText)) throw error;
      // What is read instead has its texts indexed.
      await this.#rebuild(this.#projection);
    }
  }

  /**
   * At the start: takes what the snapshot holds that was prepared and reads the changes since, or reads the whole catalogue. The
   * map answers then; texts are indexed later.
   */
  async start(): Promise<void> {
    const loaded = await this.#snapshots?.load((change) => this.#isKnown(change));
    if (!loaded || !(await this.#resume(loaded))) await this.reload();
  }

  /** Brings what a snapshot held up to date, and tells whether its texts could be read. */
  async #resume({ projection, change }: LoadedSnapshot): Promise<boolean> {
    let isReadable = true;
    await this.#enqueue(async () => {
      try {
        this.#projection = projection;
        this.#log = projection.log;
        this.#log.addAll();
        const missed = await this.#loader.changesAfter(change.seq);
        await this.#refresh(missed.venueIds, BATCH);
        this.#hold(projection, missed.seq);
        this.#due.saved(this.#now(), this.#snapshots?.bytes ?? 0);
        this.#due.changed(missed.venueIds.length);
      } catch (error) {
        if (!(error instanceof DamagedText)) throw error;
        this.#snapshots?.tellDamage(error);
        this.#projection = undefined;
        isReadable = false;
      }
    });
    return isReadable;
  }

  async #isKnown({ seq, mark }: KnownChange): Promise<boolean> {
    return (await this.#loader.changeMark(seq)) === mark;
  }

  /** A file of texts that cannot be read any more is done without. */
  #hold(projection: Projection, seq: number): void {
    projection.atlas.onDamage = (error) => {
      if (projection === this.#projection && !this.#rebuilding) this.#snapshots?.tellDamage(error);
      this.#rebuild(projection).catch(() => {});
    };
    this.#projection = projection;
    this.#seq = seq;
  }

  #rebuild(damaged: Projection | undefined): Promise<void> {
    if (damaged !== this.#projection) return Promise.resolve();
    this.#rebuilding ??= this.reload().finally(() => {
      this.#rebuilding = undefined;
    });
    return this.#rebuilding;
  }

  /** Writes a snapshot where enough has changed since the last one, and leaves texts to it or to one that another process wrote. */
  keepSnapshot(): Promise<void> {
    this.#saving ??= this.#keepSnapshot(false).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** The last snapshot, for which there are so many milliseconds; without it the next start only takes longer. */
  async stop(mostMs: number): Promise<void> {
    this.#saveUntil = performance.now() + mostMs;
    await this.#saving?.catch(() => {});
    await this.#keepSnapshot(true).catch(() => {});
  }

  async #keepSnapshot(isEnd: boolean): Promise<void> {
    const snapshots = this.#snapshots;
    const projection = this.#projection;
    if (!snapshots || !projection) return;
    if (!snapshots.isNewer) {
      if (!this.#due.isDue(projection, this.#now(), isEnd)) return;
      // Before anything is written: what changes meanwhile is read again at the start.
      const seq = this.#seq;
      const mark = await this.#loader.changeMark(seq);
      if (mark === undefined) return;
      const isInTime = () => performance.now() < this.#saveUntil;
      if (!(await snapshots.save(projection, { seq, mark }, isInTime))) return;
    }
    this.#due.saved(this.#now(), snapshots.bytes);
    if (!isEnd) await snapshots.adopt(projection);
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
      const isFirst = this.#projection === undefined;
      if (!isFirst) await inSteps(projection.atlas.indexTexts());
      this.#indexed = isFirst ? undefined : Promise.resolve();
      this.#log.addAll();
      this.#due.startedAnew();
      this.#hold(projection, seq);
    });
  }

  /** Reads the venues of all changes since the last one that the projection holds. */
  async catchUp(): Promise<void> {
    let isTrimmed = false;
    await this.#enqueue(async () => {
      const missed = await this.#loader.changesAfter(this.#seq);
      isTrimmed = missed.isTrimmed;
      if (isTrimmed) return;
      await this.#refresh(missed.venueIds, REFRESHED_AT_ONCE);
      this.#due.changed(missed.venueIds.length);
      this.#seq = missed.seq;
    });
    if (isTrimmed) await this.reload();
  }

  /** Those of the venues that are gone leave the projection. */
  async #refresh(venueIds: readonly number[], atOnce: number): Promise<void> {
    for (const some of chunksOf(venueIds, atOnce)) {
      await this.#refreshSome(some);
      if (some.length === atOnce) await this.#letOthersPass();
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
    const projection = new Projection(firstVersion, this.#log);
    // Before the venues: what changes while they are read is read again with the next change.
    const seq = await loader.lastChange();
    const read = (afterId: number) => loader.venuesAfter(afterId, BATCH, this.#now());
    let batch = await read(0);
    while (batch.length > 0) {
      // The database reads the next ones while these are put on the map; it is asked as soon as this thread pauses.
      const next = read(batch[batch.length - 1]?.venue.id ?? 0);
      // A failure is thrown below; until then it must not count as one that nothing handles, which ends the process.
      next.catch(() => {});
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
