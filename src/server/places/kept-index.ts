import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { GAZETTEER_FILE } from "#server/geo/gazetteer.ts";
import { identityOfSources } from "#server/platform/identity-of-sources.ts";
import { makePrivateFolder } from "#server/platform/private-folder.ts";
import type { PlaceIndexParts } from "./place-index.ts";

interface Kept {
  identity: string;
  parts: PlaceIndexParts;
}

const CHECKSUM_BYTES = 4;

/** The index that a process has kept, or one that is made now and kept for the next start and for other processes. */
export function keptIndex(path: string, make: () => PlaceIndexParts): PlaceIndexParts {
  const { size, mtimeMs } = statSync(GAZETTEER_FILE);
  const identity = identityOfSources(["domain", "server/places"], `${size} ${mtimeMs}`);
  const kept = read(path);
  if (kept?.identity === identity) return kept.parts;
  const parts = make();
  keep(path, { identity, parts });
  return parts;
}

/** Undefined where there is none that is whole. */
function read(path: string): Kept | undefined {
  try {
    const file = readFileSync(path);
    const body = file.subarray(CHECKSUM_BYTES);
    return crc32(body) === file.readUInt32LE() ? deserialize(body) : undefined;
  } catch {
    return undefined;
  }
}

/** Where it cannot be written, the next start makes it again. */
function keep(path: string, kept: Kept): void {
  const body = serialize(kept);
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(body));
  try {
    makePrivateFolder(dirname(path));
    write(path, Buffer.concat([checksum, body]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}

/** Atomic: concurrent writers and a crash leave a whole file or none. */
function write(path: string, bytes: Buffer): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    writeFileSync(unfinished, bytes, { mode: 0o600 });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
