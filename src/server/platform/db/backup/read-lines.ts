import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { OperatorError } from "#server/platform/operator-error.ts";

/** The lines of a gzipped file; a file that cannot be unpacked is an operator error. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = "";
  try {
    const packed = await open(file);
    for await (const text of packed.createReadStream().pipe(createGunzip()).setEncoding("utf8")) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") throw new OperatorError("The backup is cut off; nothing was restored.");
    if (code?.startsWith("Z_")) throw new OperatorError("This file is not a backup of Whereabouts.");
    throw error;
  }
  if (rest) yield rest;
}
