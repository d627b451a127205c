import { readFileSync } from "node:fs";

let common: Set<string> | undefined;

/** Words of this site, which are easy to guess here. */
const OWN_WORDS = new Set([
  "whereabouts",
  "whereaboutsadmin",
  "adminwhereabouts",
  "whereaboutsevents",
  "mywhereabouts",
  "administrator",
  "admin",
  "events",
  "localevents",
]);

/**
 * One of the 3,000 most common passwords that are long enough to be accepted, in any case, or a word of the product with
 * nothing but digits and signs around it.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n"),
  );
  const lower = password.toLowerCase();
  return common.has(lower) || OWN_WORDS.has(lower.replace(/\P{L}/gu, ""));
}
