/** What may happen to an event, as webhooks tell it. */
export const WEBHOOK_KINDS = ["created", "changed", "cancelled", "deleted"] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Stopped: switched off. */
export const WEBHOOK_STATES = ["active", "paused", "stopped"] as const;

/** Why one was switched off: too many failures, or the end of the token or the role that it was made with. */
export const WEBHOOK_STOPS = ["failures", "token-ended"] as const;

/** Why there was no answer. */
export const WEBHOOK_PROBLEMS = ["timeout", "private", "unreachable"] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

export const MAX_WEBHOOKS = 20;

/** Refused so often while others are taken, a message is skipped: about ten minutes. */
export const SKIP_AFTER = 8;
/** So many failed attempts in a row switch a webhook off: about 29 hours. */
export const STOP_AFTER = 24;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 7_200_000;

/** The pause after so many failed attempts in a row. */
export function retryPauseMs(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
}
