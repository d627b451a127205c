/** A run of consecutive tiles with one content; in a root directory, a run of zero points at a leaf. */
export interface DirectoryEntry {
  tileId: number;
  runLength: number;
  offset: number;
  length: number;
}

/** A directory as PMTiles 3 stores it before compression: columns of variable-length numbers. */
export function encodeDirectory(entries: readonly DirectoryEntry[]): Uint8Array {
  const bytes: number[] = [];
  putVarint(bytes, entries.length);
  let previousId = 0;
  for (const { tileId } of entries) {
    putVarint(bytes, tileId - previousId);
    previousId = tileId;
  }
  for (const { runLength } of entries) putVarint(bytes, runLength);
  for (const { length } of entries) putVarint(bytes, length);
  let end = -1;
  for (const { offset, length } of entries) {
    // Zero says "right behind the one before", so every other offset is stored one higher.
    putVarint(bytes, offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return Uint8Array.from(bytes);
}

/** Joins neighbours that show the same content into one run. */
export function joinRuns(sorted: readonly DirectoryEntry[]): DirectoryEntry[] {
  const joined: DirectoryEntry[] = [];
  for (const entry of sorted) {
    const last = joined.at(-1);
    if (last?.offset === entry.offset && last.tileId + last.runLength === entry.tileId)
      last.runLength += entry.runLength;
    else joined.push({ ...entry });
  }
  return joined;
}

function putVarint(bytes: number[], value: number): void {
  let rest = value;
  // Tile ids outgrow 32 bits, so this divides instead of shifting.
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
