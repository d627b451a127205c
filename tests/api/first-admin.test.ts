import { beforeEach, describe, expect, it } from "vitest";
import { ensureAdmin } from "#server/accounts/first-admin.ts";
import { passwordMatches } from "#server/accounts/passwords.ts";
import { accountStore } from "#server/accounts/store.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const { db } = await openTestDatabase();
const store = accountStore(db);

describe("AUTH-17 the first administrator", () => {
  beforeEach(async () => {
    await db.delete(users);
  });

  it("OPS-42 gets a generated password where the settings name none, once", async () => {
    const made = await ensureAdmin(store, undefined);
    const [admin] = await store.listByRole("golqmprezident");
    expect(made?.email).toBe(admin?.email);
    expect(await passwordMatches(admin?.passwordHash, made?.password ?? "")).toBe(true);
    expect(await ensureAdmin(store, undefined)).toBeUndefined();
  });

  it("OPS-42 gets a generated password for ADMIN_EMAIL alone", async () => {
    const made = await ensureAdmin(store, { email: "boss@example.org", password: undefined });
    expect(made).toMatchObject({ email: "boss@example.org" });
    expect(made?.password).toMatch(/^(\w{4}-){3}\w{4}$/);
  });

  it("OPS-42 is made once by processes that start together", async () => {
    const made = await Promise.all([ensureAdmin(store, undefined), ensureAdmin(store, undefined)]);
    expect(made.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await store.listByRole("golqmprezident")).toHaveLength(1);
  });
});
