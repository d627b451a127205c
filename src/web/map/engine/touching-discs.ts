/** A disc before it is drawn: where, how much, and which inputs are in it. Positions and sizes are in pixels. */
export interface DiscDraft {
  x: number;
  y: number;
  count: number;
  diameter: number;
  /** Indexes into whatever the drafts were made from. */
  parts: number[];
}

const MAX_ROUNDS = 4;

/** Joins discs that would touch, the larger taking in the smaller, until the discs stand free. */
export function joinTouching(
  drafts: readonly DiscDraft[],
  diameterOf: (count: number) => number,
): DiscDraft[] {
  let discs = [...drafts];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const joined = joinOnce(discs, diameterOf);
    if (joined.length === discs.length) return joined;
    discs = joined;
  }
  return discs;
}

function joinOnce(discs: DiscDraft[], diameterOf: (count: number) => number): DiscDraft[] {
  const ordered = discs.sort((a, b) => b.count - a.count || a.y - b.y || a.x - b.x);
  const widest = ordered.reduce((max, { diameter }) => Math.max(max, diameter), 1);
  const cells = new Map<string, DiscDraft[]>();
  const cell = (value: number) => Math.floor(value / widest);
  for (const disc of ordered) {
    const key = `${cell(disc.x)},${cell(disc.y)}`;
    const list = cells.get(key);
    if (list) list.push(disc);
    else cells.set(key, [disc]);
  }

  const taken = new Set<DiscDraft>();
  const result: DiscDraft[] = [];
  for (const seed of ordered) {
    if (taken.has(seed)) continue;
    taken.add(seed);
    const touching: DiscDraft[] = [];
    for (let row = cell(seed.y) - 1; row <= cell(seed.y) + 1; row++)
      for (let column = cell(seed.x) - 1; column <= cell(seed.x) + 1; column++)
        for (const other of cells.get(`${column},${row}`) ?? [])
          if (!taken.has(other) && isTouching(seed, other)) touching.push(other);
    for (const other of touching) taken.add(other);
    result.push(touching.length === 0 ? seed : joined(seed, touching, diameterOf));
  }
  return result;
}

function isTouching(a: DiscDraft, b: DiscDraft): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < (a.diameter + b.diameter) / 2;
}

function joined(seed: DiscDraft, others: DiscDraft[], diameterOf: (count: number) => number): DiscDraft {
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
