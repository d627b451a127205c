/** How long each of many runs took, in ms, shortest first. */
export class Timing {
  readonly #sorted: number[];

  constructor(timesMs: readonly number[]) {
    this.#sorted = timesMs.toSorted((a, b) => a - b);
  }

  get count(): number {
    return this.#sorted.length;
  }

  /** The time within which this share of the runs was done. */
  quantile(share: number): number {
    return this.#sorted[Math.min(this.#sorted.length - 1, Math.floor(share * this.#sorted.length))];
  }

  get p50(): number {
    return this.quantile(0.5);
  }

  get p99(): number {
    return this.quantile(0.99);
  }
}

export function timeEach<T>(inputs: readonly T[], run: (input: T) => void): Timing {
  return new Timing(
    inputs.map((input) => {
      const start = performance.now();
      run(input);
      return performance.now() - start;
    }),
  );
}

export async function timeEachAsync<T>(
  inputs: readonly T[],
  run: (input: T) => Promise<unknown>,
): Promise<Timing> {
  const times: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await run(input);
    times.push(performance.now() - start);
  }
  return new Timing(times);
}
