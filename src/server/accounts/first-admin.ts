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
 * Creates the first administrator where there is none, from the settings or, where that is allowed, with a password of
 * our own. Returns what only this start can tell: a password that was made just now.
 */
export async function ensureAdmin(
  store: AccountStore,
  settings: { email: string; password: string | undefined } | undefined,
  mayGenerate: boolean,
): Promise<FirstAdmin | undefined> {
  if ((await store.listByRole(ADMIN_ROLE)).length > 0) return undefined;
  if (settings && (await store.setRole(settings.email, ADMIN_ROLE))) return undefined;
  const password = settings?.password ?? (mayGenerate ? newPassword() : undefined);
  if (!password) return undefined;
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
