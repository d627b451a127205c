import { AppError } from "#contract/app-error.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { digestOf } from "#server/platform/secrets.ts";
import type { Seal } from "./seal.ts";
import { secondFactorStore } from "./store.ts";
import { matchingStep } from "./totp.ts";

export interface CodeCheck {
  seal: Seal;
  nowMs: number;
}

export const wrongCode = () => new AppError("unauthenticated", { code: "secondFactorWrong" });

/**
 * Uses up a code of the app, or a recovery code, typed with or without its dash. The caller holds the lock of the user,
 * so that no code is used twice at once.
 */
export async function takeCode(
  tx: Transaction,
  userId: string,
  given: string,
  { seal, nowMs }: CodeCheck,
): Promise<boolean> {
  const store = secondFactorStore(tx);
  const factor = await store.find(userId);
  if (!factor) return false;
  if (!isAppCode(given)) return factor.isConfirmed && store.takeRecoveryCode(userId, digestOf(plain(given)));
  const secret = seal.open(userId, factor.secret);
  if (!secret) throw new AppError("conflict", { code: "secondFactorSealed" });
  const step = matchingStep(secret, plain(given), { nowMs, lastStep: factor.lastStep });
  if (step === undefined) return false;
  if (!seal.isSealed(factor.secret)) await store.reseal(userId, factor.secret, seal.seal(userId, secret));
  await store.spendStep(userId, step);
  return true;
}

const plain = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** A code of the app; any other is a recovery code, which is too long to be guessed. */
export const isAppCode = (code: string): boolean => /^\d{1,8}$/.test(plain(code));

/** After the password: whether a second step was done, where the account has one; a refusal without it. */
export async function checkSecondFactor(
  tx: Transaction,
  userId: string,
  code: string | undefined,
  check: CodeCheck,
): Promise<boolean> {
  const factor = await secondFactorStore(tx).find(userId);
  if (!factor?.isConfirmed) return false;
  if (code === undefined) throw new AppError("unauthenticated", { code: "secondFactorNeeded" });
  if (!(await takeCode(tx, userId, code, check))) throw wrongCode();
  return true;
}
