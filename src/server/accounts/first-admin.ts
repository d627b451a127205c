import { randomInt } from "node:crypto";
import { ADMIN_ROLE } from "#domain/account.ts";
import { hashPassword } from "./passwords.ts";
import type { AccountStore } from "./store.ts";

export interface FirstAdmin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = "admin@whereabouts.example";
// No letters or digits that are taken for another.
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/**
 * Creates the first administrator where there is none, from the settings; what they leave out gets a default address
 * or a generated password. Returns what only this start can tell: a password that was generated just now. Of several
 * processes that start together on one database, one inserts the account and the others return nothing.
 */
export async function ensureAdmin(
  store: AccountStore,
  settings: { email: string; password: string | undefined } | undefined,
): Promise<FirstAdmin | undefined> {
  if ((await store.listByRole(ADMIN_ROLE)).length > 0) return undefined;
  if (settings && (await store.setRole(settings.email, ADMIN_ROLE))) return undefined;
  const password = settings?.password ?? newPassword();
  const email = settings?.email ?? DEFAULT_EMAIL;
  const added = await store.addUser({
    email,
    forename: "Admin",
    surname: "",
    role: ADMIN_ROLE,
    passwordHash: await hashPassword(password),
  });
  return added && settings?.password === undefined ? { email, password } : undefined;
}

/** 80 random bits that can be copied by hand. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
