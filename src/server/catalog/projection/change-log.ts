import type { Basis } from "#server/platform/cache/basis.ts";
import { isTouched, type Reads, type Touch } from "./reads.ts";
import { tagsOf, tagsOfTouch } from "./tags.ts";

/** What has not been looked at for so many changes counts as touched by one of them. */
const REMEMBERED = 4_096;

/** A bounded log of the latest catalogue changes, by which caches decide whether an entry is stale. */
export class ChangeLog {
  readonly #touches: Touch[] = [];
  readonly #remembered: number;
  /** Changes before this one are forgotten. */
  #first = 0;
  #next = 0;
  #tell: ((tags: readonly string[] | "all") => void) | undefined;

  constructor(remembered = REMEMBERED) {
    this.#remembered = remembered;
  }

  /** Grows with every change. */
  get position(): number {
    return this.#next;
  }

  add(touch: Touch): void {
    this.#touches[this.#next % this.#remembered] = touch;
    this.#next++;
    this.#first = Math.max(this.#first, this.#next - this.#remembered);
    this.#tell?.(tagsOfTouch(touch));
  }

  /** Everything may have changed. */
  addAll(): void {
    this.#next++;
    this.#first = this.#next;
    this.#tell?.("all");
  }

  /** From now on names each change as it is made, for caches elsewhere. */
  tellTo(listener: (tags: readonly string[] | "all") => void): void {
    this.#tell = listener;
  }

  /** Whether no change from a position on has touched what was read. */
  isUntouched(reads: readonly Reads[], position: number): boolean {
    if (position < this.#first) return false;
    for (let at = position; at < this.#next; at++) {
      const touch = this.#touches[at % this.#remembered]!;
      for (const part of reads) if (isTouched(part, touch)) return false;
    }
    return true;
  }
}

/** What is read while something is made. It has to be noted before it is read, or in the same step. */
export class ReadNotes implements Basis {
  readonly #log: () => ChangeLog;
  readonly #reads: Reads[] = [];
  #position: number;

  /** `log` is as of now: what has expired has left the lists. */
  constructor(log: () => ChangeLog, reads?: Reads) {
    this.#log = log;
    this.#position = log().position;
    if (reads) this.note(reads);
  }

  readonly note = (reads: Reads): void => {
    this.#reads.push(reads);
  };

  isCurrent(): boolean {
    return this.#log().isUntouched(this.#reads, this.#position);
  }

  renew(): boolean {
    const log = this.#log();
    if (!log.isUntouched(this.#reads, this.#position)) return false;
    this.#position = log.position;
    return true;
  }

  /** The names of what was read, for caches elsewhere. */
  get tags(): string[] {
    return tagsOf(this.#reads);
  }
}
