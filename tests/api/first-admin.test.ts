import { beforeEach, describe, expect, it } from "vitest";
import { ensureAdmin, type FirstAdmin } from "#server/accounts/first-admin.ts";
import { passwordMatches } from "#server/accounts/passwords.ts";
import { accountStore } from "#server/accounts/store.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

const database = await openTestDatabase();
const { db } = database;
const store = accountStore(db);

/** The administrators whose generated passwords were noted. */
async function ensure(settings?: { email: string; password: string | undefined }): Promise<FirstAdmin[]> {
  const noted: FirstAdmin[] = [];
  await ensureAdmin(database, settings, async (admin) => void noted.push(admin));
  return noted;
}

describe("AUTH-17 the first administrator", () => {
  beforeEach(async () => {
    await db.delete(users);
  });

  it("OPS-42 gets a generated password where the settings name none, once", async () => {
    const [made] = await ensure();
    const [admin] = await store.listByRole("golqmprezident");
    expect(made?.email).toBe(admin?.email);
    expect(await passwordMatches(admin?.passwordHash, made?.password ?? "")).toBe(true);
    expect(await ensure()).toEqual([]);
  });

  it("OPS-42 gets a generated password for ADMIN_EMAIL alone", async () => {
    const [made] = await ensure({ email: "boss@example.org", password: undefined });
    expect(made).toMatchObject({ email: "boss@example.org" });
    expect(made?.password).toMatch(/^(\w{4}-){3}\w{4}$/);
  });

  it("OPS-42 is made once by processes that start together", async () => {
    const made = await Promise.all([ensure(), ensure()]);
    expect(made.flat()).toHaveLength(1);
    expect(await store.listByRole("golqmprezident")).toHaveLength(1);
  });

  it("OPS-402 is not made where its password cannot be noted", async () => {
    const refuse = async () => {
      throw new Error("no room");
    };
    await expect(ensureAdmin(database, undefined, refuse)).rejects.toThrow("no room");
    expect(await store.listByRole("golqmprezident")).toEqual([]);
    expect(await ensure()).toHaveLength(1);
  });
});
