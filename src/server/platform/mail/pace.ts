/** What was not used is kept for this long: timers are not exact. */
const KEEP_MS = 100;

/** Spreads work over time: so much in a second, and no more at once than what a tenth of a second brings. */
export function createPace(perSecond = Number.POSITIVE_INFINITY, now = () => performance.now()) {
  const eachMs = 1_000 / perSecond;
  let paidUntilMs = Number.NEGATIVE_INFINITY;

  return {
    waitMs: eachMs,

    room(): number {
      paidUntilMs = Math.max(paidUntilMs, now() - KEEP_MS);
      return Math.floor((now() - paidUntilMs) / eachMs);
    },

    spend(count: number): void {
      paidUntilMs += count * eachMs;
    },
  };
}
