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
