import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { wholeAddress } from "#domain/source/address.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { ReadRow } from "../formats/draft.ts";
import type { FileReader } from "../formats/read-file.ts";

const TIMEOUT_MS = 30_000;

/** The bytes of a file or an address, or the reason why there are none. */
export async function bytesOf(
  input: string,
  { path, network }: { path: string; network: () => Network },
): Promise<Buffer> {
  const bytes = await bytesAt(input, path, network);
  if (bytes.length > MAX_IMPORT_BYTES)
    throw new OperatorError(`A file can be at most ${MAX_IMPORT_BYTES / 2 ** 20} MB. Please split it.`);
  return bytes;
}

/** What has no beginning is a file where there is one, else an address with a path. */
async function bytesAt(input: string, path: string, network: () => Network): Promise<Buffer> {
  const url = wholeAddress(input);
  const isAddress = /^https?:\/\//i.test(url);
  if (isAddress && /^\w+:/.test(input.trim())) return fetched(url, network());
  const isMissing = isAddress && input.includes("/") && !existsSync(path);
  return isMissing ? fetched(url, network()) : onDisk(path);
}

async function onDisk(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new OperatorError(isMissing ? "There is no such file." : "The file cannot be opened.", {
      cause: error,
    });
  }
}

async function fetched(url: string, network: Network): Promise<Buffer> {
  try {
    const { status, body } = await fetchGuarded(url, {
      network,
      maxBytes: MAX_IMPORT_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    if (status === 200) return body;
    throw new OperatorError(`The address responded with status ${status}.`);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    throw new OperatorError(error.message, { cause: error });
  }
}

/** All rows of a file, read in a thread with a deadline. */
export async function inputRows(reader: FileReader, bytes: Uint8Array, nowMs: number): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const batch of reader.read({ bytes, format: undefined, nowMs })) rows.push(...batch);
  return rows;
}
