/** The administrator's role carries the name that the product has always used for it. */
export const ADMIN_ROLE = "golqmprezident";
export const ROLES = ["user", ADMIN_ROLE] as const;
export type Role = (typeof ROLES)[number];

/** Said only to whoever knows the password; the login panel tells it from a refusal by its words. */

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** Until then a session proves who is there; later it may be a stolen one, and a new password needs the present one. */
const RECENT_SIGN_IN_MS = 10 * 60_000;

export function isRecentSignIn(signedInAtMs: number, nowMs: number): boolean {
  return nowMs - signedInAtMs < RECENT_SIGN_IN_MS;
}

/** Any role but a plain user's also sees venues without events. */
export function seesEmptyVenues(role: Role | undefined): boolean {
  return role !== undefined && role !== "user";
}

/** What the login page shows. */
export const LOGIN_VIEWS = ["sign-in", "sign-up", "forgot", "changed"] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];
