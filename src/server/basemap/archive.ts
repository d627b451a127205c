import { createHash } from "node:crypto";
import { type FileHandle, open, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Compression, type Header, PMTiles, ResolvedValueCache, type Source, TileType } from "pmtiles";
import { AppError } from "#contract/app-error.ts";
import { OperatorError } from "#server/platform/operator-error.ts";

/** An open PMTiles file. It stays open, so that replacing the file never mixes two versions. */
export interface Archive {
  /** The file's name without its ending. */
  name: string;
  /** Changes with the content: it names the version in addresses and ETags. */
  hash: string;
  size: number;
  header: Header;
  attribution: unknown;
  /** Of when its data are: as the tools that make packs note it, or the file's time. */
  dataAt: number;
  /** Whether a part is missing, or a tile could not be read. */
  isDamaged(): boolean;
  stream(start: number, end: number): Readable;
  /** A tile, unpacked. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

/** Larger files get their version from size, time and first part: hashing them whole would delay every start. */
const HASHED_WHOLE_BYTES = 64 << 20;
const HASHED_PART_BYTES = 16_384;
const DIRECTORIES = 100;
const CHUNK_BYTES = 65_536;

export async function openArchive(path: string): Promise<Archive> {
  const handle = await open(path, "r");
  try {
    const { size, mtimeMs } = await handle.stat();
    const source: Source = {
      getKey: () => path,
      getBytes: (offset, length) => read(handle, offset, length),
    };
    // The library's usual cache remembers a failure, too, for as long as the server runs.
    const tiles = new PMTiles(source, new ResolvedValueCache(DIRECTORIES, true, unpack), unpack);
    const header = await tiles.getHeader();
    if (header.tileType !== TileType.Mvt) throw new OperatorError("it does not hold vector tiles");
    const metadata = (await tiles.getMetadata()) as Record<string, unknown>;
    let isDamaged = size < header.tileDataOffset + (header.tileDataLength ?? 0);
    const stream = (start: number, end: number) =>
      Readable.from(chunks(handle, start, end), { objectMode: false });
    return {
      name: basename(path, ".pmtiles"),
      hash: await hashOf(stream, size, mtimeMs),
      size,
      header,
      attribution: metadata.attribution,
      dataAt: dataTime(metadata) ?? mtimeMs,
      isDamaged: () => isDamaged,
      stream,
      async tile(z, x, y) {
        try {
          const found = await tiles.getZxy(z, x, y);
          return found && new Uint8Array(found.data);
        } catch (error) {
          isDamaged = true;
          throw error;
        }
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Every archive in a folder, by name; what cannot be read is reported and left out. */
export async function openArchives(
  folder: string,
  report: (problem: string, error: unknown) => void,
): Promise<{ archives: Archive[]; leftOut: string[] }> {
  const archives: Archive[] = [];
  const leftOut: string[] = [];
  try {
    const files = (await readdir(folder)).filter((file) => file.endsWith(".pmtiles")).sort();
    for (const file of files) {
      try {
        archives.push(await openArchive(join(folder, file)));
      } catch (error) {
        leftOut.push(file);
        report(`The street pack ${file} is left out: it cannot be read.`, error);
      }
    }
  } catch (error) {
    leftOut.push(folder);
    report(`The folder of street packs cannot be read: ${folder}`, error);
  }
  return { archives, leftOut };
}

/**
 * Not a ReadStream of the handle: it closes the shared descriptor when a client aborts, in spite of `autoClose: false`,
 * and the number is soon reused for another file.
 */
async function* chunks(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - at + 1));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) throw new AppError("unavailable", { code: "mapFileCut" });
    yield chunk.subarray(0, bytesRead);
    at += bytesRead;
  }
}

async function read(handle: FileHandle, offset: number, length: number): Promise<{ data: ArrayBuffer }> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
  return { data: buffer.buffer.slice(0, bytesRead) };
}

async function unpack(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return packed;
  if (compression !== Compression.Gzip) throw new OperatorError("it is packed in a way not known here");
  const { buffer, byteOffset, byteLength } = await promisify(gunzip)(packed);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

/** Of OpenStreetMap's data, as Planetiler notes it in packs and TileJSON. */
export function dataTime(metadata: object): number | undefined {
  const noted = (metadata as Record<string, unknown>)["planetiler:osm:osmosisreplicationtime"];
  return typeof noted === "string" ? Date.parse(noted) || undefined : undefined;
}

async function hashOf(stream: Archive["stream"], size: number, mtimeMs: number): Promise<string> {
  const hash = createHash("sha256");
  if (size <= HASHED_WHOLE_BYTES) await pipeline(stream(0, size - 1), hash, { end: false });
  else await pipeline(stream(0, HASHED_PART_BYTES - 1), hash.update(`${size} ${mtimeMs} `), { end: false });
  return hash.digest("hex").slice(0, 12);
}
