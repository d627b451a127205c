/** Every table; a feature imports the part that it owns. */
export * from "./schema/accounts.ts";
export * from "./schema/catalog.ts";
export * from "./schema/operations.ts";
export * from "./schema/sources.ts";
export * from "./schema/visitors.ts";
