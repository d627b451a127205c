import { ADMIN_ROLE, type Role } from "./account.ts";

/** What a token may do, each with what those before it may. "write" changes only what is its owner's. */
export const TOKEN_RIGHTS = ["read", "write", "moderate", "administer"] as const;
export type TokenRight = (typeof TOKEN_RIGHTS)[number];

export const MAX_TOKEN_DAYS = 366;

/** The rights that a user of this role may give to a token. */
export function rightsOfRole(role: Role): readonly TokenRight[] {
  if (role === ADMIN_ROLE) return TOKEN_RIGHTS;
  return TOKEN_RIGHTS.slice(0, role === "moderator" ? 3 : 2);
}

/** The role that a call with a token has: the lesser of its owner's present role and the token's right. */
export function roleWithin(right: TokenRight, role: Role): Role {
  if (role === "user" || right === "administer") return role;
  if (right === "moderate") return role === ADMIN_ROLE ? "moderator" : role;
  return "organizer";
}
