/** Stored in accounts and part of the API since the first version (the specification names it), so it cannot be renamed. */
export const ADMIN_ROLE = "golqmprezident";
export const ROLES = ["user", "organizer", "moderator", ADMIN_ROLE] as const;
export type Role = (typeof ROLES)[number];

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** Later the session may be a stolen one, and what opens other doors asks for presence: passkeys, tokens, codes. */
const RECENT_SIGN_IN_MS = 10 * 60_000;
/** A new password ends every session and is mailed, so its call works as it is for a working day. */
const FRESH_FOR_PASSWORD_MS = 12 * 3_600_000;

export function isRecentSignIn(signedInAtMs: number, nowMs: number): boolean {
  return nowMs - signedInAtMs < RECENT_SIGN_IN_MS;
}

/** Whether a new password needs no present one. */
export function isFreshForPassword(signedInAtMs: number, nowMs: number): boolean {
  return nowMs - signedInAtMs < FRESH_FOR_PASSWORD_MS;
}

/** Moderators see the queue of the administration, and nothing else of it. */
export function entersAdmin(role: Role | undefined): boolean {
  return role === ADMIN_ROLE || role === "moderator";
}

/** Any role but a plain user's also sees venues without events. */
export function seesEmptyVenues(role: Role | undefined): boolean {
  return role !== undefined && role !== "user";
}

/** What the login page shows. */
export const LOGIN_VIEWS = ["sign-in", "sign-up", "forgot", "changed"] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];
