/** Every table; a feature imports the part that it owns. */
export * from "./schema/accounts.ts";
export * from "./schema/catalog.ts";
export * from "./schema/federation.ts";
export * from "./schema/follows.ts";
export * from "./schema/health.ts";
export * from "./schema/instance.ts";
export * from "./schema/moderation.ts";
export * from "./schema/operations.ts";
export * from "./schema/organizers.ts";
export * from "./schema/push.ts";
export * from "./schema/sources.ts";
export * from "./schema/visitors.ts";
export * from "./schema/webhooks.ts";
