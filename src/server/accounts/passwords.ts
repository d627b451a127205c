import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#contract/app-error.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "#domain/account.ts";
import { limitConcurrency } from "#server/platform/jobs/limit-concurrency.ts";
import { isCommonPassword } from "./common-passwords.ts";

// OWASP's parameters. Argon2id is 2: the library's names for it are gone once types are stripped.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Each hash takes 19 MB and a thread of the pool that file and DNS calls share.
const limited = limitConcurrency({
  atOnce: 2,
  maxWaiting: 200,
  refusal: () => new AppError("unavailable", { code: "busy" }, { retryAfterSeconds: 5 }),
});

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, ARGON2ID));
}

let dummyHash: Promise<string> | undefined;

/** Takes the same time whether there is a hash to compare with or not. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash("no account has this password", ARGON2ID);
  const compared = stored ?? (await dummyHash);
  const matches = await limited(() => verify(compared, password));
  return matches && stored != null;
}

/** The rules of a new password; older ones that break them still work. */
export function checkPassword(password: string): void {
  const { length } = [...password];
  if (length < MIN_PASSWORD || length > MAX_PASSWORD)
    throw new AppError("invalid", {
      code: "passwordLength",
      params: { min: MIN_PASSWORD, max: MAX_PASSWORD },
    });
  if (isCommonPassword(password)) throw new AppError("invalid", { code: "commonPassword" });
}
