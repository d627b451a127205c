import type { CurrentUser } from "#contract/account.ts";
import type { FavoriteEntry } from "#contract/favorites.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import type { User } from "./store.ts";

export function visitorOf({ passwordHash, createdAt: _, ...user }: User, signedInAt: Date): Visitor {
  return { ...user, hasPassword: passwordHash !== null, signedInAtMs: signedInAt.getTime() };
}

export function presentUser(visitor: Visitor, favorites: FavoriteEntry[]): CurrentUser {
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
    signedInAt: signedInAtMs,
    favorites,
  };
}
