import { AppError } from "#contract/app-error.ts";

/** Optimistic lock: a form filled from an older state must not overwrite a newer one. */
export function checkVersion(known: number | undefined, current: number, what: "venue" | "event"): void {
  if (known === undefined || known === current) return;
  const problem = { code: `${what}Changed` } as const;
  throw new AppError("conflict", problem, { fields: { version: problem } });
}
