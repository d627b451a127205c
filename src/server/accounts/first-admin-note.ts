import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { FirstAdmin } from "./first-admin.ts";

/**
 * What to print of the password that this start has made. On a terminal it is the password. Elsewhere what is printed is
 * collected by journald, Docker or a file and read by many, so that the password is written to a file for its owner alone.
 */
export async function noteFirstAdmin(
  { email, password }: FirstAdmin,
  file: string,
  isTerminal: boolean,
): Promise<string[]> {
  const first = `Admin email: ${email}`;
  if (isTerminal) return [first, `Admin password: ${password}`, "(shown only now: keep it)"];
  try {
    await mkdir(dirname(file), { recursive: true });
    // A file that is there already would keep its own mode.
    await rm(file, { force: true });
    await writeFile(file, `Email: ${email}\nPassword: ${password}\n`, { mode: 0o600, flag: "wx" });
    return [first, `Admin password: in ${file}`, "(delete the file once you have signed in)"];
  } catch (error) {
    // A part of it would be taken for the password.
    await rm(file, { force: true }).catch(() => {});
    return [
      first,
      `Admin password: could not be written to ${file} (${(error as NodeJS.ErrnoException).code})`,
      `(make a new one: npm run admin -- password ${email})`,
    ];
  }
}
