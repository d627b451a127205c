import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { deserialize } from "node:v8";
import { crc32 } from "node:zlib";
import { TextFile } from "../map/text-file.ts";
import { type Contents, MAGIC, TRAILER_BYTES } from "./format.ts";

/** A snapshot that cannot be used, and why. */
export class UnusableSnapshot extends Error {}

/** A snapshot as it was written. */
export interface Snapshot<About> {
  about: About;
  texts: TextFile;
  /** The parts of a name, in the order in which they were added. */
  parts<Part>(name: string): Generator<Part>;
}

/** Opens a snapshot, whose texts are read when they are asked for; undefined where there is none. */
export function openSnapshot<About>(path: string): Snapshot<About> | undefined {
  const fd = openOrNothing(path);
  if (fd === undefined) return undefined;
  try {
    const { about, parts, blocks } = readContents<About>(fd);
    const texts = new TextFile(fd, blocks);
    return {
      about,
      texts,
      *parts<Part>(name: string) {
        for (const part of parts)
          if (part.name === name)
            yield deserialize(texts.readChecked(part.at, part.length, part.sum)) as Part;
      },
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

function openOrNothing(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new UnusableSnapshot(`it cannot be read (${code})`);
  }
}

function readContents<About>(fd: number): Contents<About> {
  const { size } = fstatSync(fd);
  if (size < MAGIC.length + TRAILER_BYTES) throw new UnusableSnapshot("it is damaged");
  if (!readAt(fd, 0, MAGIC.length).equals(MAGIC)) throw new UnusableSnapshot("it has another format");
  const trailer = readAt(fd, size - TRAILER_BYTES, TRAILER_BYTES);
  const at = trailer.readDoubleLE();
  const length = trailer.readUInt32LE(8);
  if (at + length !== size - TRAILER_BYTES) throw new UnusableSnapshot("it is damaged");
  const bytes = readAt(fd, at, length);
  if (crc32(bytes) !== trailer.readUInt32LE(12)) throw new UnusableSnapshot("it is damaged");
  return deserialize(bytes) as Contents<About>;
}

function readAt(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(fd, bytes, 0, length, position) !== length) throw new UnusableSnapshot("it is damaged");
  return bytes;
}
