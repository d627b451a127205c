import type { DeleteAccount } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { type CatalogReader, catalogReader } from "#server/catalog/read.ts";
import { type CatalogWrite, writeCatalog } from "#server/catalog/write.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { deletePerson, type Person, personalRows } from "#server/platform/db/personal-rows.ts";
import { recordSecurity } from "#server/platform/db/security-log.ts";
import type { Client } from "#server/platform/http/client.ts";
import type { Visitor } from "#server/platform/http/session.ts";
import { checkPresence } from "../presence.ts";
import { accountStore } from "../store.ts";
import { broughtStore } from "./store.ts";

export interface PersonalDataDeps {
  database: Database;
  publicUrl: string;
  now: () => number;
}

export type PersonalDataActions = ReturnType<typeof personalDataActions>;

/** Everything that is held about a user: handed out, or deleted for good. */
export function personalDataActions({ database, publicUrl, now }: PersonalDataDeps) {
  const { db } = database;
  const reader = catalogReader(db);

  async function erase(tx: Transaction, person: Person, client: Client): Promise<void> {
    const admins = await accountStore(tx).lockByRole(ADMIN_ROLE);
    if (admins.length === 1 && admins[0]!.id === person.id)
      throw new AppError("conflict", { code: "lastAdmin" });
    await deletePerson(tx, person);
    // Without the network: together with the time it could tell who that was.
    const { browser, system } = client;
    await recordSecurity(tx, {
      userId: null,
      kind: "account-deleted",
      browser,
      system,
      at: new Date(now()),
    });
  }

  return {
    async exported(visitor: Visitor, client: Client) {
      const { favorites = [], ...records } = await personalRows(db, visitor);
      const { passwordHash, ...profile } = (await accountStore(db).findUser(visitor.id))!;
      const at = new Date(now());
      await recordSecurity(db, { userId: visitor.id, kind: "data-exported", at, ...client });
      return {
        exportedAt: at.toISOString(),
        site: publicUrl,
        profile: { ...profile, hasPassword: passwordHash !== null },
        favorites: await withEvents(favorites, reader, publicUrl),
        records,
      };
    },

    async remove(visitor: Visitor, { brought, password }: DeleteAccount, client: Client): Promise<void> {
      await checkPresence(db, visitor, password, now());
      if (brought === "keep") {
        await database.transaction(async (tx) => {
          await broughtStore(tx).keepWithoutName(visitor);
          await erase(tx, visitor, client);
        });
        return;
      }
      const actor = { userId: visitor.id, origin: "person" } as const;
      await writeCatalog(database, { actor, at: new Date(now()) }, async (write, tx) => {
        const own = broughtStore(tx);
        await withdrawAll(write, await own.eventsOf(visitor));
        await own.remove(visitor);
        await erase(tx, visitor, client);
      });
    },
  };
}

/** Favourites with what they are, where the event is still public. */
async function withEvents(
  favorites: readonly Record<string, unknown>[],
  reader: CatalogReader,
  publicUrl: string,
) {
  const found = await reader.eventsByIds(favorites.map(({ event_id }) => Number(event_id)));
  const byId = new Map(found.map((each) => [each.event.id, each]));
  return favorites.map((favorite) => {
    const known = byId.get(Number(favorite.event_id));
    if (!known) return favorite;
    const { event, venue } = known;
    const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
    return {
      ...favorite,
      event: event.name,
      date: event.date,
      venue: venue.name,
      url: publicUrl + urls.eventPage(page),
    };
  });
}

/** A repeated event with all its dates. */
async function withdrawAll({ read, events }: CatalogWrite, ids: readonly number[]): Promise<void> {
  for (const { event } of await read.recordsByIds(ids)) {
    const all = event.seriesId === null ? [event] : await events.occurrences(event.seriesId);
    for (const each of all) if (each.withdrawnAt === null) await events.withdraw(each);
  }
}
