const NONE = -1;

/** Which group each point fell into, and how many groups there are. */
export interface Grouping {
  groupOf: Int32Array;
  groups: number;
}

/**
 * Joins points that lie within a radius of a seed, the seeds taken in the order given. One pass over a hashed
 * grid with cells as wide as the radius, so that every neighbour lies in the nine cells around a seed.
 */
export function groupNearby(xs: Float64Array, ys: Float64Array, radius: number): Grouping {
  const count = xs.length;
  const mask = 2 ** Math.ceil(Math.log2(count * 2 + 2)) - 1;
  // Neighbours in a row hash to neighbouring slots and rows lie far apart: three reads from memory, not nine.
  const stride = (Math.round(Math.sqrt(mask) / 2) * 2 + 1) | 0;
  const slots = new Int32Array(count);
  const first = new Int32Array(mask + 1).fill(NONE);
  const next = new Int32Array(count);
  for (let point = count - 1; point >= 0; point--) {
    const slot = Math.imul(Math.floor(ys[point]! / radius), stride) + Math.floor(xs[point]! / radius);
    slots[point] = slot;
    next[point] = first[slot & mask]!;
    first[slot & mask] = point;
  }

  const groupOf = new Int32Array(count).fill(NONE);
  const radiusSquared = radius * radius;
  let groups = 0;
  for (let seed = 0; seed < count; seed++) {
    if (groupOf[seed] !== NONE) continue;
    const group = groups++;
    groupOf[seed] = group;
    const x = xs[seed]!;
    const y = ys[seed]!;
    for (let row = -1; row <= 1; row++) {
      const middle = slots[seed]! + row * stride;
      for (let slot = middle - 1; slot <= middle + 1; slot++) {
        for (let point = first[slot & mask]!; point !== NONE; point = next[point]!) {
          // A chain mixes all cells with its hash, so the distance decides.
          if (groupOf[point] !== NONE) continue;
          const dx = xs[point]! - x;
          const dy = ys[point]! - y;
          if (dx * dx + dy * dy <= radiusSquared) groupOf[point] = group;
        }
      }
    }
  }
  return { groupOf, groups };
}
