import { groupNearby } from "./nearby-groups.ts";
import { PIN_REACH } from "./pin-shape.ts";
import { PixelCells } from "./pixel-cells.ts";

/** A disc before it is drawn: where, how much, and which inputs are in it. Positions and sizes are in pixels. */
export interface DiscDraft {
  x: number;
  y: number;
  count: number;
  diameter: number;
  /** Indexes into the input of the drafts. */
  parts: number[];
}

const MAX_ROUNDS = 4;

/** Merges discs that would touch, the smaller into the larger, until none do. */
export function joinTouching(
  drafts: readonly DiscDraft[],
  diameterOf: (count: number) => number,
): DiscDraft[] {
  let discs = joinClose(drafts, diameterOf);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = discs.length;
    discs = joinOnce(discs, diameterOf);
    if (discs.length === before) break;
  }
  return discs;
}

function largestFirst(a: DiscDraft, b: DiscDraft): number {
  return b.count - a.count || a.y - b.y || a.x - b.x;
}

/** Closer than the smallest disc is wide, any two touch: that leaves few of many before sizes are compared. */
function joinClose(drafts: readonly DiscDraft[], diameterOf: (count: number) => number): DiscDraft[] {
  const ordered = drafts.toSorted(largestFirst);
  const xs = Float64Array.from(ordered.map(({ x }) => x));
  const ys = Float64Array.from(ordered.map(({ y }) => y));
  const { groupOf, groups } = groupNearby(xs, ys, diameterOf(0) * 0.999);
  const members: DiscDraft[][] = Array.from({ length: groups }, () => []);
  for (const [index, disc] of ordered.entries()) members[groupOf[index]!]!.push(disc);
  return members.map(([seed, ...others]) => joined(seed!, others, diameterOf));
}

function joinOnce(discs: readonly DiscDraft[], diameterOf: (count: number) => number): DiscDraft[] {
  const ordered = discs.toSorted(largestFirst);
  const cells = new PixelCells(widestOf(ordered), ordered);
  const taken = new Set<DiscDraft>();
  return ordered.flatMap((seed) => {
    if (taken.has(seed)) return [];
    taken.add(seed);
    const touching = cells.around(seed, (other) => !taken.has(other) && isTouching(seed, other));
    for (const other of touching) taken.add(other);
    return joined(seed, touching, diameterOf);
  });
}

/** Whether the pin or the dot of a single venue touches a disc. */
export type TouchTest = (single: DiscDraft, disc: DiscDraft) => boolean;

/** Joins discs that touch and hands them the singles that touch them, until nothing does. Answers the discs and what stands free. */
export function gather(
  drafts: readonly DiscDraft[],
  singles: readonly DiscDraft[],
  diameterOf: (count: number) => number,
  isOn: TouchTest,
): { discs: DiscDraft[]; free: readonly DiscDraft[] } {
  let discs = joinTouching(drafts, diameterOf);
  let free = singles;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = free.length;
    free = takeIn(discs, free, diameterOf, isOn);
    if (free.length === before) break;
    // A disc that has taken something in may have grown into its neighbour.
    discs = joinTouching(discs, diameterOf);
  }
  return { discs, free };
}

/** Hands to discs what stands on them: a pin there would hide the number. What stands free is returned. */
export function takeIn(
  discs: DiscDraft[],
  singles: readonly DiscDraft[],
  diameterOf: (count: number) => number,
  isOn: TouchTest,
): DiscDraft[] {
  const cells = new PixelCells(widestOf(discs) / 2 + PIN_REACH, discs);
  const taken = new Map<DiscDraft, DiscDraft[]>();
  const free = singles.filter((single) => {
    const [disc] = cells.around(single, (disc) => isOn(single, disc));
    if (!disc) return true;
    const list = taken.get(disc);
    if (list) list.push(single);
    else taken.set(disc, [single]);
    return false;
  });
  for (const [disc, others] of taken) {
    for (const { count, parts } of others) {
      disc.count += count;
      disc.parts.push(...parts);
    }
    disc.diameter = diameterOf(disc.count);
  }
  return free;
}

function widestOf(discs: readonly DiscDraft[]): number {
  return discs.reduce((widest, { diameter }) => Math.max(widest, diameter), 1);
}

function isTouching(a: DiscDraft, b: DiscDraft): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < (a.diameter + b.diameter) / 2;
}

function joined(seed: DiscDraft, others: DiscDraft[], diameterOf: (count: number) => number): DiscDraft {
  if (others.length === 0) return seed;
  const all = [seed, ...others];
  const count = all.reduce((sum, disc) => sum + disc.count, 0);
  // A disc without events still has a place.
  const weightOf = (disc: DiscDraft) => disc.count || 1;
  const weight = all.reduce((sum, disc) => sum + weightOf(disc), 0);
  return {
    x: all.reduce((sum, disc) => sum + disc.x * weightOf(disc), 0) / weight,
    y: all.reduce((sum, disc) => sum + disc.y * weightOf(disc), 0) / weight,
    count,
    diameter: diameterOf(count),
    parts: all.flatMap((disc) => disc.parts),
  };
}
