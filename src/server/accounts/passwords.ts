import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#contract/app-error.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#domain/account.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { turnstile } from "./turnstile.ts";

// OWASP's parameters. Argon2id is 2: the library's names for it are gone once types are stripped.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
// Each takes 19 MB and a thread that files and names of hosts need too.
const MAX_RUNNING = 2;
const MAX_WAITING = 200;

const inTurn = turnstile(MAX_RUNNING, MAX_WAITING);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

let nobodys: Promise<string> | undefined;

/** Takes the same time whether there is a hash to compare with or not. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash("nobody has this password", ARGON2ID);
  const compared = stored ?? (await nobodys);
  const matches = await inTurn(() => verify(compared, password));
  return matches && stored != null;
}

/** What a new password must be; others have been let in before and still open their accounts. */
export function checkPassword(password: string): void {
  const { length } = [...password];
  if (length < MIN_PASSWORD || length > MAX_PASSWORD)
    throw new AppError("invalid", {
      code: "passwordLength",
      params: { min: MIN_PASSWORD, max: MAX_PASSWORD },
    });
  if (isCommonPassword(password)) throw new AppError("invalid", { code: "commonPassword" });
}
