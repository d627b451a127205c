/** The day of what is over: on no day that a filter can ask for, and far enough from the ends of 32 bits to be subtracted from. */
export const NO_DAY = -(2 ** 30);

const MOST_16 = 2 ** 16 - 1;

/** The days of events: relative to the first one in 16 bits where they fit, else as they are. */
export class DayColumn {
  values: Uint16Array | Int32Array;
  /** What has to be added to a value to get its day. */
  readonly base: number;
  /** The value of what is on no day. */
  readonly none: number;

  constructor(length: number, range?: { firstDay: number; lastDay: number }) {
    const isNarrow = range !== undefined && range.lastDay - range.firstDay < MOST_16;
    this.values = isNarrow ? new Uint16Array(length) : new Int32Array(length);
    this.base = isNarrow && range.firstDay <= range.lastDay ? range.firstDay : 0;
    this.none = isNarrow ? MOST_16 : NO_DAY;
  }

  get(e: number): number {
    const value = this.values[e];
    return value === this.none ? NO_DAY : value + this.base;
  }

  set(e: number, day: number): void {
    this.values[e] = day === NO_DAY ? this.none : day - this.base;
  }

  isNone(e: number): boolean {
    return this.values[e] === this.none;
  }

  /** Values from `first` on, `width` more included, are those of a range of days: no day is not among them. */
  range(fromDay: number, toDay: number): { first: number; width: number } {
    if (this.none === NO_DAY) return { first: fromDay, width: toDay - fromDay };
    const first = Math.max(0, fromDay - this.base);
    return { first, width: Math.min(this.none - 1, toDay - this.base) - first };
  }

  grow(length: number): void {
    const wider = new Int32Array(length);
    wider.set(this.values);
    this.values = wider;
  }

  get bytes(): number {
    return this.values.byteLength;
  }
}
