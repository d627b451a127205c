import { ADMIN_ROLE } from "#domain/account.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { AccountStore } from "./store.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | list";

/** Gives and takes the administrator's role, and tells who has it. Returns what to print. */
export async function runAdminCommand(store: AccountStore, args: readonly string[]): Promise<string> {
  const [command, email, ...rest] = args;
  if (rest.length > 0) throw new OperatorError(USAGE);
  if (command === "list" && email === undefined) {
    const admins = await store.listByRole(ADMIN_ROLE);
    return admins.map((admin) => admin.email).join("\n") || "There are no administrators.";
  }
  if ((command !== "grant" && command !== "revoke") || !email) throw new OperatorError(USAGE);
  const user = await store.setRole(email.toLowerCase(), command === "grant" ? ADMIN_ROLE : "user");
  if (!user) throw new OperatorError(`There is no account with the address ${email}.`);
  return command === "grant"
    ? `${user.email} is an administrator now.`
    : `${user.email} is no longer an administrator.`;
}
