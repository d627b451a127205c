import Fastify from "fastify";
import { expect, it } from "vitest";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { registerErrors } from "#server/platform/http/errors.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { requirePermission } from "./permission.ts";

it("CORE-48 a route lets in whoever has its permission, and nobody where it names none", async () => {
  const app = Fastify();
  registerErrors(app);
  let role: Role = ADMIN_ROLE;
  app.decorateRequest("visitor", async () => ({ role }) as Visitor);
  app.addHook("onRequest", requirePermission);
  app.get("/named", { config: { permission: ["list", "event"] } }, () => "here");
  app.get("/unnamed", () => "here");
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf("/named"), await statusOf("/unnamed")]).toEqual([200, 404]);
  role = "user";
  expect([await statusOf("/named"), await statusOf("/unnamed")]).toEqual([404, 404]);
});
