import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countries } from "#server/platform/db/schema/catalog.ts";
import { openTestDatabase } from "#tests/support/databases.ts";

describe.each(["embedded", "postgres"] as const)("on the %s database", async (kind) => {
  const database = await openTestDatabase(kind);

  it("keeps fifty concurrent read-modify-write transactions apart", async () => {
    await database.db.insert(countries).values({ code: "XA", name: "0" });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        database.transaction(async (tx) => {
          const [row] = await tx.select().from(countries).where(eq(countries.code, "XA")).for("update");
          await tx
            .update(countries)
            .set({ name: String(Number(row!.name) + 1) })
            .where(eq(countries.code, "XA"));
        }),
      ),
    );
    const [row] = await database.db.select().from(countries).where(eq(countries.code, "XA"));
    expect(row?.name).toBe("50");
  });

  it("undoes everything when the work fails, and serves the next one", async () => {
    const failing = database.transaction(async (tx) => {
      await tx.insert(countries).values({ code: "XB", name: "Nowhere" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await database.db.$count(countries, eq(countries.code, "XB"))).toBe(0);
  });

  it("refuses a query past the open transaction instead of waiting for it for ever", async () => {
    const past = database.transaction(async () => {
      await database.db.execute(sql`select 1`);
    });
    await expect(past).rejects.toThrow();
    await expect(database.transaction(() => database.transaction(async () => {}))).rejects.toThrow(
      "must use the transaction's own handle",
    );
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});
