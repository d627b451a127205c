import { ADMIN_ROLE } from "#domain/account.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { newPassword } from "./first-admin.ts";
import { hashPassword } from "./passwords.ts";
import { accountStore } from "./store.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | password EMAIL | list";

/** Grants, revokes and lists the administrator's role, and replaces a lost password. Returns what to print. */
export async function runAdminCommand(db: Database["db"], args: readonly string[]): Promise<string> {
  const store = accountStore(db);
  const [command, email, ...rest] = args;
  if (rest.length > 0) throw new OperatorError(USAGE);
  if (command === "list" && email === undefined) {
    const admins = await store.listByRole(ADMIN_ROLE);
    return admins.map((admin) => admin.email).join("\n") || "There are no administrators.";
  }
  if (command === "password" && email) return replacePassword(db, email);
  if ((command !== "grant" && command !== "revoke") || !email) throw new OperatorError(USAGE);
  const user = await store.setRole(email.toLowerCase(), command === "grant" ? ADMIN_ROLE : "user");
  if (!user) throw new OperatorError(`There is no account with the address ${email}.`);
  const detail = command === "grant" ? "admin" : "user";
  await recordSecurity(db, { userId: user.id, kind: "role-changed", detail, at: new Date() });
  return command === "grant"
    ? `${user.email} is an administrator now.`
    : `${user.email} is no longer an administrator.`;
}

/** A new password ends every session and token of its account, as one that is reset by mail does. */
async function replacePassword(db: Database["db"], email: string): Promise<string> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const user = await db.transaction(async (tx) => {
    const store = accountStore(tx);
    const found = await store.findUserByEmail(email.toLowerCase());
    if (!found) throw new OperatorError(`There is no account with the address ${email}.`);
    await store.lockUser(found.id);
    await store.endAllAccess(found.id);
    await store.setPassword(found.id, passwordHash);
    await recordSecurity(tx, { userId: found.id, kind: "password-reset", detail: "admin", at: new Date() });
    return found;
  });
  return `The new password of ${user.email} is ${password}`;
}
