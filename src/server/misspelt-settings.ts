import { Settings } from "./settings.ts";

/** Shorter names are like many others that are not ours: HOST and HOME. */
const SHORTEST = 6;
const MAX_EDITS = 2;

const KNOWN = Object.keys(Settings.shape);

/** The setting that was probably meant by a name that is none; undefined where none is like it. */
export function meantSetting(name: string): string | undefined {
  if (KNOWN.includes(name)) return undefined;
  const letters = lettersOf(name);
  if (letters.length < SHORTEST) return undefined;
  return KNOWN.find((known) => {
    const wanted = lettersOf(known);
    return wanted === letters || (wanted.length >= SHORTEST && editDistance(letters, wanted) <= MAX_EDITS);
  });
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll("_", "");

/** Letters added, left out, replaced or swapped with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}
