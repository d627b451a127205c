import type { CurrentUser } from "#contract/account.ts";
import type { FavoriteEntry } from "#contract/favorites.ts";
import { entersAdmin } from "#domain/account.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { User } from "./store.ts";

interface SessionFacts {
  createdAt: Date;
  isTwoFactor: boolean;
}

/** Where the operator demands a second factor, a session without one has the rights of a plain user. */
export function visitorOf(
  { passwordHash, createdAt: _, role, ...user }: User,
  { createdAt, isTwoFactor }: SessionFacts,
  requiresSecondFactor: boolean,
): Visitor {
  const needsSecondFactor = requiresSecondFactor && entersAdmin(role) && !isTwoFactor;
  return {
    ...user,
    role: needsSecondFactor ? "user" : role,
    needsSecondFactor,
    hasPassword: passwordHash !== null,
    signedInAtMs: createdAt.getTime(),
  };
}

interface UserLists {
  favorites: FavoriteEntry[];
  isFollowing: boolean;
}

export function presentUser(visitor: Visitor, { favorites, isFollowing }: UserLists): CurrentUser {
  const { id, email, forename, surname, photo, role, hasPassword, signedInAtMs } = visitor;
  return {
    _id: id,
    name: `${forename} ${surname}`.trim(),
    forename,
    surname,
    email,
    ...(photo && { photo }),
    ...(hasPassword && { password: true as const }),
    role,
    // None for a call with a token.
    ...(signedInAtMs > 0 && { signedInAt: signedInAtMs }),
    favorites,
    ...(isFollowing && { isFollowing }),
  };
}
