const LIFT_MS = 160;

interface Rise {
  from: number;
  to: number;
  startMs: number;
}

/** How far each pin has risen, from 0 to 1; pins that are wanted rise, the others sink back. */
export class Lift {
  readonly #rises = new Map<string, Rise>();

  /** Those at the end of the list are wanted most and end above the others. */
  want(ids: readonly string[], nowMs: number, isInstant: boolean): void {
    for (const id of new Set([...this.#rises.keys(), ...ids])) {
      const to = ids.includes(id) ? 1 : 0;
      const known = this.#rises.get(id);
      if (known?.to === to) continue;
      this.#rises.set(id, { from: isInstant ? to : this.at(id, nowMs), to, startMs: nowMs });
    }
    for (const id of ids) {
      const rise = this.#rises.get(id)!;
      this.#rises.delete(id);
      this.#rises.set(id, rise);
    }
  }

  at(id: string, nowMs: number): number {
    const rise = this.#rises.get(id);
    if (!rise) return 0;
    const done = Math.min(1, Math.max(0, (nowMs - rise.startMs) / LIFT_MS));
    // Quick at first, then settling.
    return rise.from + (rise.to - rise.from) * (1 - (1 - done) ** 3);
  }

  isWanted(id: string): boolean {
    return this.#rises.get(id)?.to === 1;
  }

  /** Everything off the ground, lowest in importance first; what has sunk is let go. */
  risen(nowMs: number): string[] {
    for (const [id, { to }] of this.#rises) if (to === 0 && this.at(id, nowMs) === 0) this.#rises.delete(id);
    return [...this.#rises.keys()];
  }

  isMoving(nowMs: number): boolean {
    return this.#rises.values().some(({ from, to, startMs }) => from !== to && nowMs - startMs < LIFT_MS);
  }
}
