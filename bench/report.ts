/** One measured line: our figure beside its peers', all from the same run. */
export interface Figure {
  group: string;
  what: string;
  unit: "ms" | "s" | "KB" | "MB" | "req/s" | "points";
  ours: number;
  /** The line's promise in words, such as "p50 ≤ 2 ms". */
  target?: string;
  peers: { name: string; value: number }[];
}

/** A benchmark measures, says how far it is, and returns its figures. */
export type Benchmark = (say: (progress: string) => void) => Promise<Figure[]>;
