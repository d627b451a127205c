import type { Limit, RateLimiter } from "#server/platform/db/rate-limits.ts";
import { countOrRefuse, networkOf, tooMany } from "#server/platform/http/rate-limit.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const signIns = (address: string, email: string) =>
  [
    { what: "sign-in", who: networkOf(address), max: 25, windowMs: 5 * MINUTE_MS },
    { what: "sign-in to", who: email, max: 25, windowMs: HOUR_MS },
    { what: "sign-in to from", who: `${email} ${networkOf(address)}`, max: 5, windowMs: HOUR_MS },
  ] as const satisfies Limit[];

export type AccountLimits = ReturnType<typeof accountLimits>;

export function accountLimits(limiter: RateLimiter) {
  const resets = (address: string): Limit => ({
    what: "reset",
    who: networkOf(address),
    max: 25,
    windowMs: 5 * MINUTE_MS,
  });
  return {
    /**
     * An account under attack is not closed: every address still has a few tries of its own, so that its owner gets in.
     */
    async beforeSignIn(address: string, email: string): Promise<void> {
      const counts = await limiter.count(signIns(address, email));
      const [byAddress, byAccount, byBoth] = counts as [
        (typeof counts)[0],
        (typeof counts)[0],
        (typeof counts)[0],
      ];
      if (byAddress.isOver) throw tooMany([byAddress]);
      if (byAccount.isOver && byBoth.isOver) throw tooMany([byBoth]);
    },

    /** Only failures count against the account; an address that guesses one right may still be guessing others. */
    async afterSignIn(address: string, email: string): Promise<void> {
      const [, byAccount, byBoth] = signIns(address, email);
      await limiter.forgive([byAccount, byBoth]);
    },

    beforeSignUp: (address: string) =>
      countOrRefuse(limiter, [
        { what: "sign-up", who: networkOf(address), max: 5, windowMs: 30 * MINUTE_MS },
      ]),

    /** Whoever signs strangers up must not fill their mailboxes; the answer does not tell that no mail follows. */
    async maySignUpMail(email: string): Promise<boolean> {
      const [count] = await limiter.count([{ what: "sign-up mail", who: email, max: 5, windowMs: HOUR_MS }]);
      return !count!.isOver;
    },

    beforeForgot: (address: string, email: string) =>
      countOrRefuse(limiter, [
        resets(address),
        { what: "reset of", who: email, max: 5, windowMs: 30 * MINUTE_MS },
      ]),

    beforeReset: (address: string) => countOrRefuse(limiter, [resets(address)]),
  };
}
