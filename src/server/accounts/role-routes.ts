import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError, wrongField } from "#contract/app-error.ts";
import { Account, Accounts, type GRANTED_ROLES, GrantRole } from "#contract/moderation.ts";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { can } from "#server/catalog/policy.ts";
import { recordAudit } from "#server/platform/db/audit-log.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import { noRight } from "#server/platform/http/session.ts";
import { accountStore, type User } from "./store.ts";

type GrantedRole = (typeof GRANTED_ROLES)[number];

const shown = ({ email, forename, surname, role }: User): Account => ({
  email,
  name: `${forename} ${surname}`,
  role: role === ADMIN_ROLE ? "admin" : role,
});
const storedRole = (role: GrantedRole): Role => (role === "admin" ? ADMIN_ROLE : role);

/** Administrators grant and withdraw roles; who did so is written down. */
export const roleRoutes: FastifyPluginAsyncZod<{ database: Database; now: () => number }> = async (
  app,
  { database, now },
) => {
  app.addHook("onRequest", async (request, reply) => {
    if (!can(await request.visitor(), "change", "role")) throw noRight(request);
    reply.header("cache-control", "no-store");
  });
  const tags = ["administration"];

  app.get(
    routes.adminRoles,
    {
      schema: { tags, summary: "Accounts with more permissions than a user's", response: { 200: Accounts } },
    },
    async () => ({ accounts: (await accountStore(database.db).listPrivileged()).map(shown) }),
  );

  app.post(
    routes.adminRoles,
    { schema: { tags, summary: "Gives an account a role", body: GrantRole, response: { 200: Account } } },
    async (request) => {
      const { email, role } = request.body;
      const { id: adminId } = await request.requireVisitor();
      return database.transaction(async (tx) => {
        const store = accountStore(tx);
        const admins = await store.lockByRole(ADMIN_ROLE);
        const isLast = admins.length === 1 && admins[0]!.email === email;
        if (isLast && role !== "admin") throw new AppError("conflict", { code: "lastAdmin" });
        const user = await store.setRole(email, storedRole(role));
        if (!user) throw wrongField("email", { code: "noAccount" });
        const at = new Date(now());
        const subject = `${email}: ${role}`;
        await recordAudit(tx, { action: "Role Changed", subject, userId: adminId, at });
        await recordSecurity(tx, { userId: user.id, kind: "role-changed", detail: role, at });
        return shown(user);
      });
    },
  );
};
