import type { FastifyRequest } from "fastify";
import { type CatalogAction, type CatalogSubject, can } from "#server/catalog/policy.ts";
import { noRight, nothingHere } from "#server/platform/http/session.ts";

export type Permission = [CatalogAction, CatalogSubject];

declare module "fastify" {
  interface FastifyContextConfig {
    /** The permission that a route of the administration needs; a route without one is always refused. */
    permission?: Permission;
  }
}

/** Runs before the body is read: without the permission not even the form's schema is revealed. */
export async function requirePermission(request: FastifyRequest): Promise<void> {
  const { permission } = request.routeOptions.config;
  if (!permission) throw nothingHere();
  if (!can(await request.visitor(), ...permission)) throw noRight(request);
}
