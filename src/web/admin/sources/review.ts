import type { ApplyRun, SourceChange } from "#contract/admin-sources.ts";
import { fieldGroups, type Sides } from "./field-value.ts";

/** What an administrator has chosen in a run that waits for review. */
export interface Review {
  /** Rows that are not to be applied. */
  left: ReadonlySet<number>;
  sides: ReadonlyMap<number, Sides>;
}

export const NO_REVIEW: Review = { left: new Set(), sides: new Map() };

export const isClear = ({ kind, state }: SourceChange) =>
  state === "open" && kind !== "conflict" && kind !== "problem";

export const isOpenConflict = ({ kind, state }: SourceChange) => state === "open" && kind === "conflict";

/** Where nothing was chosen yet: the source's news are taken, and conflicts are open. */
export function sidesOf(row: SourceChange, { sides }: Review): Sides {
  const news = Object.entries(row.fields ?? {}).filter(([, side]) => side === "source");
  return sides.get(row.id ?? -1) ?? Object.fromEntries(news);
}

export function isDecided(row: SourceChange, review: Review): boolean {
  const sides = sidesOf(row, review);
  return fieldGroups(row).every((group) => sides[group] !== undefined);
}

export const isApplied = (row: SourceChange, review: Review) =>
  isOpenConflict(row) ? isDecided(row, review) : isClear(row) && !review.left.has(row.id ?? -1);

/** Ticks rows, or takes their ticks away. */
export function tick(review: Review, rows: readonly SourceChange[], isTicked: boolean): Review {
  const left = new Set(review.left);
  for (const { id } of rows) {
    if (isTicked) left.delete(id ?? -1);
    else left.add(id ?? -1);
  }
  return { ...review, left };
}

/** All that is clear needs no list of rows, however many they are. */
export function applicationOf(rows: readonly SourceChange[], review: Review): ApplyRun {
  if (review.left.size === 0 && review.sides.size === 0) return { choices: [] };
  const applied = rows.filter((row) => isApplied(row, review));
  return {
    rows: applied.map(({ id }) => id ?? -1),
    choices: applied
      .filter(isOpenConflict)
      .map((row) => ({ row: row.id ?? -1, fields: sidesOf(row, review) })),
  };
}
