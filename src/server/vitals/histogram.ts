/** Each bucket is a tenth wider than the one before, so a quantile is right to within five percent. */
const GROWTH = Math.log(1.1);
const BUCKETS = 216;
/** The resolution: a thousandth, since CLS is between 0 and 1. */
const UNIT = 0.001;

/** Counts of values in fixed memory, however many come. */
export class Histogram {
  readonly #counts = new Uint32Array(BUCKETS);
  count = 0;

  add(value: number): void {
    const bucket = value < UNIT ? 0 : 1 + Math.floor(Math.log(value / UNIT) / GROWTH);
    const index = Math.min(bucket, BUCKETS - 1);
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.count++;
  }

  /** The value that this share of all values does not exceed. */
  quantile(share: number): number {
    let left = share * this.count;
    for (const [index, count] of this.#counts.entries()) {
      left -= count;
      if (left <= 0 && this.count > 0) return index === 0 ? 0 : UNIT * Math.exp((index - 0.5) * GROWTH);
    }
    return 0;
  }
}
