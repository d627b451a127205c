/** The administrator's role carries the name that the product has always used for it. */
export const ADMIN_ROLE = "golqmprezident";
export const ROLES = ["user", ADMIN_ROLE] as const;
export type Role = (typeof ROLES)[number];

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;

/** Any role but a plain user's also sees venues without events. */
export function seesEmptyVenues(role: Role | undefined): boolean {
  return role !== undefined && role !== "user";
}
