/** Counts the events of a segment that match a filter, deleted venues left out. */
export interface EventCounter {
  /**
   * How many belong to venues from `low` up to, not including, `high`. Where those are a whole cell of the segment's list of a
   * level, the cell may be told too.
   */
  count(low: number, high: number, level?: number, cell?: number): number;
  readonly bytes: number;
}
