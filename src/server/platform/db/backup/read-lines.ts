import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { OperatorError } from "#server/platform/operator-error.ts";
import { unseal } from "./seal.ts";

/** The lines of a gzipped file, encrypted or not; one that cannot be opened or unpacked is an operator error. */
export async function* readLines(
  bytes: AsyncIterable<Buffer>,
  key: string | undefined,
): AsyncGenerator<string> {
  let rest = "";
  const unpacked = createGunzip();
  const read = pipeline(unseal(bytes, key), unpacked);
  // It ends the unpacking with its error, which is thrown below.
  read.catch(() => {});
  try {
    for await (const text of unpacked.setEncoding("utf8")) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") throw new OperatorError("The backup is incomplete. Nothing was restored.");
    if (code?.startsWith("Z_")) throw new OperatorError("This file is not a backup of Whereabouts.");
    throw error;
  }
  if (rest) yield rest;
}
