import { AppError } from "#contract/app-error.ts";
import { isRecentSignIn } from "#domain/account.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { passwordMatches } from "./passwords.ts";
import { accountStore } from "./store.ts";

/** Whether the user is there: a stolen session alone changes nothing. The caller counts the tries. */
export async function checkPresence(
  db: Database["db"],
  visitor: Visitor,
  password: string | undefined,
  nowMs: number,
): Promise<void> {
  if (!visitor.hasPassword) {
    if (!isRecentSignIn(visitor.signedInAtMs, nowMs))
      throw new AppError("forbidden", { code: "signInAgain" });
    return;
  }
  if (password === undefined) throw new AppError("forbidden", { code: "currentNeeded" });
  const { passwordHash } = (await accountStore(db).findUser(visitor.id)) ?? {};
  if (!(await passwordMatches(passwordHash, password)))
    throw new AppError("forbidden", { code: "currentWrong" });
}

/** The same, unless the session has just begun and no password is given. */
export async function requirePresence(
  db: Database["db"],
  visitor: Visitor,
  password: string | undefined,
  nowMs: number,
): Promise<void> {
  if (password !== undefined || !isRecentSignIn(visitor.signedInAtMs, nowMs))
    await checkPresence(db, visitor, password, nowMs);
}
