/** A list in pieces of a size that a database and an event loop take easily. */
export function* chunksOf<T>(list: readonly T[], size: number): Generator<T[], void> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
