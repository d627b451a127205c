import { readFileSync } from "node:fs";

let common: Set<string> | undefined;

/** One of the 3,000 most common passwords that are long enough to be accepted, whatever its case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n"),
  );
  return common.has(password.toLowerCase());
}
