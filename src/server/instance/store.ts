import { eq, sql } from "drizzle-orm";
import type { InstanceSettings } from "#contract/instance.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { instanceSettings } from "#server/platform/db/schema/instance.ts";

const ONLY_ROW = 1;

interface StoredInstance {
  settings: Record<string, unknown>;
  version: number;
}

export function instanceStore(db: Database["db"] | Transaction) {
  return {
    async read(): Promise<StoredInstance | undefined> {
      const { settings, version } = instanceSettings;
      const [row] = await db.select({ settings, version }).from(instanceSettings);
      return row;
    },

    /** Writes over this version; false where another one is stored. */
    async write(settings: InstanceSettings, over: number, updatedAt: Date): Promise<boolean> {
      const version = over + 1;
      const rows =
        over === 0
          ? await db
              .insert(instanceSettings)
              .values({ id: ONLY_ROW, settings, version, updatedAt })
              .onConflictDoNothing()
              .returning({ version: instanceSettings.version })
          : await db
              .update(instanceSettings)
              .set({ settings, version, updatedAt })
              .where(eq(instanceSettings.version, over))
              .returning({ version: instanceSettings.version });
      return rows.length > 0;
    },

    /** Addresses of the uploaded pictures that are shown. */
    async uploadedImages(): Promise<string[]> {
      const [row] = await db
        .select({
          logo: sql<string | null>`${instanceSettings.settings} ->> 'logo'`,
          hero: sql<string | null>`${instanceSettings.settings} ->> 'hero'`,
        })
        .from(instanceSettings);
      return [row?.logo, row?.hero].filter((image): image is string => Boolean(image));
    },
  };
}
