import { statSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { DamagedText } from "#server/atlas/map/text-store.ts";
import { openSnapshot, SnapshotWriter, UnusableSnapshot, unfinished } from "#server/atlas/snapshot.ts";
import { makePrivateFolder } from "#server/platform/private-folder.ts";
import { Projection } from "./projection.ts";
import { snapshotIdentity } from "./snapshot-identity.ts";

/** A temporary file that has not grown for this long was left by a process that died. */
const STALE_MS = 10 * 60_000;
/** Where none could be written, that is tried again after so long. */
const TRY_AGAIN_MS = 60 * 60_000;

/** A change of the catalogue: its number, and what tells it from one of the same number in another database. */
export interface KnownChange {
  seq: number;
  mark: string;
}

/** What a snapshot says of itself: who made it, and the last change that it holds for certain. */
interface About extends KnownChange {
  identity: string;
}

/** What a snapshot held, and the last change that it holds for certain. */
export interface LoadedSnapshot {
  projection: Projection;
  change: KnownChange;
}

export type Say = (text: string) => void;

/** The file in which one of the processes keeps what is listed, for the next start and for the texts of all of them. */
export class Snapshots {
  readonly #path: string;
  readonly #say: Say;
  /** Of the file that was loaded, written or adopted last. */
  #known: string | undefined;
  #prepared: LoadedSnapshot | undefined;
  #tryAgainAt = 0;

  constructor(path: string, say: Say) {
    this.#path = path;
    this.#say = say;
  }

  /** Reads the snapshot before the database can be asked about it: that takes a while, in which the database gets ready. */
  prepare(nowMs: number): void {
    this.#known = this.#version();
    try {
      const snapshot = openSnapshot<About>(this.#path);
      if (!snapshot) return;
      if (snapshot.about.identity !== snapshotIdentity())
        throw new UnusableSnapshot("another version of the program made it");
      const projection = new Projection(0, undefined, snapshot);
      projection.atlas.expire(nowMs, undefined, Number.POSITIVE_INFINITY);
      // The first question makes the map ready.
      projection.atlas.count();
      this.#prepared = { projection, change: snapshot.about };
    } catch (error) {
      this.#tellUnusable(error);
    }
  }

  /** What the snapshot lists, and the last change in it; undefined, with a word, where there is none that can be used. */
  async load(isOurs: (change: KnownChange) => Promise<boolean>): Promise<LoadedSnapshot | undefined> {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    if (!prepared || (await isOurs(prepared.change))) return prepared;
    this.#tellUnusable(new UnusableSnapshot("it is too old, or of another database"));
    return undefined;
  }

  /** The texts of the snapshot in use turned out to be damaged. */
  tellDamage(error: DamagedText): void {
    this.#tellUnusable(error);
  }

  #tellUnusable(error: unknown): void {
    const reason = error instanceof UnusableSnapshot ? error.message : "it is damaged";
    this.#say(`The snapshot ${this.#path} is not used: ${reason}. The catalogue is read from the database.`);
  }

  /** Whether a process has written one since this one last looked. */
  get isNewer(): boolean {
    const version = this.#version();
    return version !== undefined && version !== this.#known;
  }

  /** Of the file that is there. */
  get bytes(): number {
    return statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Leaves the texts of what is listed to the file that is there. */
  async adopt(projection: Projection): Promise<void> {
    this.#known = this.#version();
    const snapshot = openSnapshot(this.#path);
    if (snapshot) for (const _ of projection.atlas.adoptTexts(snapshot)) await setImmediate();
  }

  /**
   * Writes what is listed, of which the last change that it holds for certain is known, unless another process is at it or the
   * time is over; tells whether it did.
   */
  async save(projection: Projection, change: KnownChange, isInTime = () => true): Promise<boolean> {
    if (performance.now() < this.#tryAgainAt) return false;
    try {
      makePrivateFolder(dirname(this.#path));
      await this.#removeStale();
      return await this.#write(projection, change, isInTime);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      this.#tryAgainAt = performance.now() + TRY_AGAIN_MS;
      this.#say(
        `No snapshot can be written to ${this.#path} (${code}): a start reads the catalogue from the database, and texts stay in memory.`,
      );
      return false;
    }
  }

  async #write(projection: Projection, change: KnownChange, isInTime: () => boolean): Promise<boolean> {
    const writer = await SnapshotWriter.begin(this.#path);
    if (!writer) return false;
    try {
      for (const _ of projection.save(writer)) {
        await writer.drain();
        await setImmediate();
        if (isInTime()) continue;
        await writer.abandon();
        return false;
      }
      const about: About = { identity: snapshotIdentity(), ...change };
      await writer.finish(about);
      return true;
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  }

  async #removeStale(): Promise<void> {
    const path = unfinished(this.#path);
    const known = await stat(path).catch(() => undefined);
    if (known && known.mtimeMs < Date.now() - STALE_MS) await rm(path, { force: true });
  }

  #version(): string | undefined {
    const found = statSync(this.#path, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.mtimeMs}`;
  }
}
