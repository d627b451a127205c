import type { Point } from "../geocoding/point.ts";

/** Wall time wherever the venue is, or an instant. */
export type Start = { date: string; time: string } | { atMs: number };

/** An event as a file tells it; what it does not tell is empty. */
export interface Draft {
  uid: string;
  title: string;
  start: Start;
  /** Where a moved occurrence of a repeating event first stood. */
  sourceStart?: Start | undefined;
  place: DraftPlace;
  link: string;
  image: string;
  description: string;
  isCancelled?: boolean;
}

export interface DraftPlace {
  name: string;
  /** Texts of which one may be the city, the likeliest first. */
  cities: string[];
  country: string;
  category: string;
  address: string;
  point?: Point | undefined;
}

/** What stands in one row of a file, or why it cannot be read. */
export type ReadRow = { row: number; draft: Draft } | { row: number; title: string; problem: string };

/** Readers hand out rows as they find them, and now and then nothing, so that others get a turn. */
export type RowReader = Generator<ReadRow | undefined, void>;

export interface ReadFile {
  /** Where it comes from, as far as it says so itself: known when its rows are read. */
  readonly source: string;
  rows: RowReader;
}
