import { randomInt } from "node:crypto";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { hashPassword } from "./passwords.ts";
import { accountStore } from "./store.ts";

export interface FirstAdmin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = "admin@whereabouts.example";
// No letters or digits that are taken for another.
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

/**
 * Creates the first administrator where there is none, from the settings; what they leave out gets a default address
 * or a generated password. A password that was generated is noted before the account is committed, so that none exists
 * whose password nobody can read. Of several processes that start together on one database, one inserts the account.
 */
export async function ensureAdmin(
  { db }: Pick<Database, "db">,
  settings: { email: string; password: string | undefined } | undefined,
  note: (admin: FirstAdmin) => Promise<void>,
): Promise<void> {
  const store = accountStore(db);
  if ((await store.listByRole(ADMIN_ROLE)).length > 0) return;
  if (settings && (await store.setRole(settings.email, ADMIN_ROLE))) return;
  const password = settings?.password ?? newPassword();
  const email = settings?.email ?? DEFAULT_EMAIL;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const added = await accountStore(tx).addUser({
      email,
      forename: "Admin",
      surname: "",
      role: ADMIN_ROLE,
      passwordHash,
    });
    if (added && settings?.password === undefined) await note({ email, password });
  });
}

/** 80 random bits that can be copied by hand. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
