import type { Limit, RateLimiter } from "#server/platform/db/rate-limits.ts";
import {
  countOrRefuse,
  limitHeaders,
  limitsOf,
  networksOf,
  tooMany,
} from "#server/platform/http/rate-limit.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Calls with tokens that a user may make in a minute. */
const TOKEN_CALLS = 600;

/** An account that is guessed at more often than this in an hour is under a distributed attack. */
const HEAVY_ATTACK = 200;
/** What each network may then still try: one typing error, and the right password. */
const TRIES_UNDER_HEAVY_ATTACK = 2;

function passwordTries(address: string, email: string) {
  return {
    bySender: limitsOf(address, { what: "sign-in", max: 25, windowMs: 5 * MINUTE_MS }),
    byAccount: { what: "sign-in to", who: email, max: 25, windowMs: HOUR_MS } satisfies Limit,
    byBoth: networksOf(address).map(
      ({ who, factor }): Limit => ({
        what: "sign-in to from",
        who: `${email} ${who}`,
        max: 5 * factor,
        windowMs: HOUR_MS,
      }),
    ),
  };
}

const codeTries = (userId: string): Limit[] => [
  { what: "code", who: userId, max: 10, windowMs: HOUR_MS },
  { what: "codes of a day", who: userId, max: 50, windowMs: 24 * HOUR_MS },
];

/** With so many wrong codes after the right password, its owner is told. */
export const WRONG_CODES_TOLD = 3;

export type AccountLimits = ReturnType<typeof accountLimits>;

/** `onHeavyAttack` is told an address once, when more passwords were tried for it in an hour than a person would. */
export function accountLimits(limiter: RateLimiter, onHeavyAttack: (email: string) => Promise<void>) {
  const resets = (address: string): Limit[] =>
    limitsOf(address, { what: "reset", max: 25, windowMs: 5 * MINUTE_MS });
  return {
    /**
     * Before a password is compared. An account under attack is not closed: every network still has a few tries of its
     * own, so that its owner gets in.
     */
    async beforePassword(address: string, email: string): Promise<void> {
      const tries = passwordTries(address, email);
      const [ofAccount, ...counts] = await limiter.count([
        tries.byAccount,
        ...tries.bySender,
        ...tries.byBoth,
      ]);
      if (ofAccount!.hits === HEAVY_ATTACK + 1) await onHeavyAttack(email);
      const ofSender = counts.slice(0, tries.bySender.length).filter(({ isOver }) => isOver);
      if (ofSender.length > 0) throw tooMany(ofSender);
      if (!ofAccount!.isOver) return;
      const isHeavy = ofAccount!.hits > HEAVY_ATTACK;
      const ofBoth = counts
        .slice(tries.bySender.length)
        .filter(({ isOver, hits }) => isOver || (isHeavy && hits > TRIES_UNDER_HEAVY_ATTACK));
      if (ofBoth.length > 0) throw tooMany(ofBoth);
    },

    /** Only failures count against the account; an address that guesses one right may still be guessing others. */
    async afterPassword(address: string, email: string): Promise<void> {
      const { byAccount, byBoth } = passwordTries(address, email);
      await limiter.forgive([byAccount, ...byBoth]);
    },

    beforeSignUp: (address: string) =>
      countOrRefuse(limiter, limitsOf(address, { what: "sign-up", max: 5, windowMs: 30 * MINUTE_MS })),

    /** Bounds mails to addresses that others entered; the answer does not reveal that no mail follows. */
    async maySignUpMail(email: string): Promise<boolean> {
      const [count] = await limiter.count([{ what: "sign-up mail", who: email, max: 5, windowMs: HOUR_MS }]);
      return !count!.isOver;
    },

    beforeForgot: (address: string, email: string) =>
      countOrRefuse(limiter, [
        ...resets(address),
        { what: "reset of", who: email, max: 5, windowMs: 30 * MINUTE_MS },
      ]),

    beforeEmailChange: (userId: string) =>
      countOrRefuse(limiter, [{ what: "e-mail change", who: userId, max: 5, windowMs: HOUR_MS }]),

    /**
     * Codes of an authenticator app, hard by account: only who has its password or its session gets so far. Passkeys,
     * recovery codes and a reset stay open.
     */
    beforeCode: (userId: string) => countOrRefuse(limiter, codeTries(userId)),
    afterCode: (userId: string) => limiter.forgive(codeTries(userId)),

    /** How many wrong codes followed the right password of an account within an hour. */
    async countWrongCode(userId: string): Promise<number> {
      const limit = { what: "wrong code", who: userId, max: WRONG_CODES_TOLD, windowMs: HOUR_MS };
      const [count] = await limiter.count([limit]);
      return count!.hits;
    },

    beforePasskey: (address: string) =>
      countOrRefuse(limiter, limitsOf(address, { what: "passkey", max: 50, windowMs: 5 * MINUTE_MS })),

    beforeExport: (userId: string) =>
      countOrRefuse(limiter, [{ what: "export", who: userId, max: 10, windowMs: HOUR_MS }]),

    /** All tokens of a user count together. */
    async beforeTokenCall(userId: string, tell: (headers: Record<string, string>) => void): Promise<void> {
      const limit = { what: "token call", who: userId, max: TOKEN_CALLS, windowMs: MINUTE_MS };
      const [count] = await limiter.count([limit]);
      tell(limitHeaders(limit, count!));
      if (count!.isOver) throw tooMany([count!]);
    },

    beforeReset: (address: string) => countOrRefuse(limiter, resets(address)),
  };
}
