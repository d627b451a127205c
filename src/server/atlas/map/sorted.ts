/** The first index from `from` up to `to` whose value is not below this one, or `to`. */
export function lowerBound(
  sorted: Int32Array | Uint32Array | Uint16Array,
  value: number,
  from = 0,
  to = sorted.length,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const RADIX = 0x10000;

/** The rows in ascending order of their keys; rows with equal keys keep their order. */
export function keyOrder(key: Uint16Array | Uint32Array, rows: Uint32Array): Uint32Array {
  // Two counting passes cost as much as the histogram, which is not worth it for a few rows.
  if (rows.length < 4096) return rows.toSorted((a, b) => key[a] - key[b]);
  let from: Uint32Array = rows;
  let to: Uint32Array = new Uint32Array(rows.length);
  for (const shift of [0, 16]) {
    const start = new Uint32Array(RADIX + 1);
    for (let i = 0; i < from.length; i++) start[((key[from[i]] >>> shift) & 0xffff) + 1]++;
    for (let d = 0; d < RADIX; d++) start[d + 1] += start[d];
    for (let i = 0; i < from.length; i++) to[start[(key[from[i]] >>> shift) & 0xffff]++] = from[i];
    [from, to] = [to, from === rows ? new Uint32Array(rows.length) : from];
  }
  return from;
}
