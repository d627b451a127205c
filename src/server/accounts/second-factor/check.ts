import { AppError } from "#contract/app-error.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { digestOf } from "#server/platform/secrets.ts";
import { secondFactorStore } from "./store.ts";
import { matchingStep } from "./totp.ts";

export const wrongCode = () => new AppError("unauthenticated", { code: "secondFactorWrong" });

/**
 * Uses up a code of the app, or a recovery code, typed with or without its dash. The caller holds the lock of the user,
 * so that no code is used twice at once.
 */
export async function takeCode(
  tx: Transaction,
  userId: string,
  given: string,
  nowMs: number,
): Promise<boolean> {
  const store = secondFactorStore(tx);
  const factor = await store.find(userId);
  if (!factor) return false;
  const code = given.toLowerCase().replaceAll(/[\s-]/g, "");
  const step = matchingStep(factor.secret, code, { nowMs, lastStep: factor.lastStep });
  if (step === undefined) return factor.isConfirmed && store.takeRecoveryCode(userId, digestOf(code));
  await store.spendStep(userId, step);
  return true;
}

/** After the password: whether a second step was done, where the account has one; a refusal without it. */
export async function checkSecondFactor(
  tx: Transaction,
  userId: string,
  code: string | undefined,
  nowMs: number,
): Promise<boolean> {
  const factor = await secondFactorStore(tx).find(userId);
  if (!factor?.isConfirmed) return false;
  if (code === undefined) throw new AppError("unauthenticated", { code: "secondFactorNeeded" });
  if (!(await takeCode(tx, userId, code, nowMs))) throw wrongCode();
  return true;
}
