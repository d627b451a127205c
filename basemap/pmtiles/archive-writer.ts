import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import { type DirectoryEntry, encodeDirectory, joinRuns } from "./directory.ts";

export interface ArchiveDescription {
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  /** Longitude, latitude, zoom. */
  center: readonly [number, number, number];
  metadata: { name: string; attribution: string; vector_layers: { id: string; fields: object }[] };
}

const HEADER_BYTES = 127;
/** Readers fetch the header and the root directory with one request of this size. */
const FIRST_REQUEST_BYTES = 16_384;
const LEAF_ENTRIES = 4096;
const GZIP = 2;
const VECTOR_TILES = 1;

const compress = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 });

/** Collects vector tiles into one PMTiles 3 archive. Equal contents are stored once; equal input gives equal bytes. */
export class ArchiveWriter {
  #entries: DirectoryEntry[] = [];
  #contents: Uint8Array[] = [];
  #contentByHash = new Map<string, number>();

  add(z: number, x: number, y: number, tile: Uint8Array): void {
    this.#put(zxyToTileId(z, x, y), 1, tile);
  }

  /** The same content for a tile and everything below it down to a zoom. */
  addSubtree(z: number, x: number, y: number, untilZoom: number, tile: Uint8Array): void {
    for (let zoom = z; zoom <= untilZoom; zoom++) {
      const side = 2 ** (zoom - z);
      const corners = [
        [0, 0],
        [side - 1, 0],
        [0, side - 1],
        [side - 1, side - 1],
      ] as const;
      // Descendants are consecutive on the Hilbert curve, and the curve enters a square at a corner.
      const first = Math.min(...corners.map(([dx, dy]) => zxyToTileId(zoom, x * side + dx, y * side + dy)));
      this.#put(first, side * side, tile);
    }
  }

  finish(description: ArchiveDescription): Uint8Array {
    const { entries, data } = this.#layOut();
    const { root, leaves } = directoriesOf(entries);
    const metadata = compress(Buffer.from(JSON.stringify(description.metadata)));
    const header = headerOf(description, {
      sizes: [root.length, metadata.length, leaves.length, data.length],
      counts: [
        entries.reduce((sum, { runLength }) => sum + runLength, 0),
        entries.length,
        this.#contents.length,
      ],
    });
    return Buffer.concat([header, root, metadata, leaves, data]);
  }

  #put(tileId: number, runLength: number, tile: Uint8Array): void {
    const hash = createHash("sha256").update(tile).digest("base64");
    let content = this.#contentByHash.get(hash);
    if (content === undefined) {
      content = this.#contents.push(compress(tile)) - 1;
      this.#contentByHash.set(hash, content);
    }
    this.#entries.push({ tileId, runLength, offset: content, length: this.#contents[content]!.length });
  }

  /** Orders contents by first use ("clustered"), so that neighbouring tiles are neighbours in the file. */
  #layOut(): { entries: DirectoryEntry[]; data: Uint8Array } {
    const entries = joinRuns(this.#entries.toSorted((a, b) => a.tileId - b.tileId));
    const placed = new Map<number, number>();
    const parts: Uint8Array[] = [];
    let end = 0;
    for (const entry of entries) {
      const content = entry.offset;
      const offset = placed.get(content) ?? end;
      if (offset === end && !placed.has(content)) {
        placed.set(content, end);
        parts.push(this.#contents[content]!);
        end += entry.length;
      }
      entry.offset = offset;
    }
    return { entries, data: Buffer.concat(parts) };
  }
}

function directoriesOf(entries: DirectoryEntry[]): { root: Uint8Array; leaves: Uint8Array } {
  const root = compress(encodeDirectory(entries));
  if (HEADER_BYTES + root.length <= FIRST_REQUEST_BYTES) return { root, leaves: new Uint8Array() };
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves: Uint8Array[] = [];
    const pointers: DirectoryEntry[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const leaf = compress(encodeDirectory(entries.slice(start, start + size)));
      pointers.push({ tileId: entries[start]!.tileId, runLength: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const rootOfLeaves = compress(encodeDirectory(pointers));
    if (HEADER_BYTES + rootOfLeaves.length <= FIRST_REQUEST_BYTES)
      return { root: rootOfLeaves, leaves: Buffer.concat(leaves) };
  }
}

function headerOf(
  { minZoom, maxZoom, bounds, center }: ArchiveDescription,
  { sizes, counts }: { sizes: number[]; counts: number[] },
): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header[7] = 3;
  let at = 8;
  let offset = HEADER_BYTES;
  for (const size of sizes) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(size), at + 8);
    offset += size;
    at += 16;
  }
  for (const count of counts) {
    header.writeBigUInt64LE(BigInt(count), at);
    at += 8;
  }
  header.set([1, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom], at);
  const degrees = (value: number, position: number) => header.writeInt32LE(Math.round(value * 1e7), position);
  for (const [index, value] of bounds.entries()) degrees(value, 102 + 4 * index);
  header[118] = center[2];
  degrees(center[0], 119);
  degrees(center[1], 123);
  return header;
}
