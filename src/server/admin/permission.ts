import type { FastifyRequest } from "fastify";
import { type CatalogAction, type CatalogSubject, can } from "#server/catalog/policy.ts";
import { nothingHere } from "#server/platform/http/session.ts";

export type Permission = [CatalogAction, CatalogSubject];

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a route of the administration does; a route without it is refused to everyone. */
    permission?: Permission;
  }
}

/** Runs before the body is read: a caller without the permission does not even learn what a form must look like. */
export async function requirePermission(request: FastifyRequest): Promise<void> {
  const { permission } = request.routeOptions.config;
  if (!permission || !can(await request.visitor(), ...permission)) throw nothingHere();
}
