import type { Database } from "#server/platform/db/connect.ts";
import { announceMail } from "#server/platform/mail/outbox.ts";
import { sourceStore } from "#server/sources/store.ts";
import { pathOf, SITE_ACTOR } from "../addresses.ts";
import { federationStore } from "../store.ts";
import { type FollowedServer, followingStore } from "./store.ts";

/** Sends Undo Follow to actors without an active source, and runs the sources of actors with new activities. */
export async function keepFollowing(database: Database, now: () => number): Promise<void> {
  const { db } = database;
  const following = await followingStore(db).list();
  if (following.length === 0) return;
  const active = new Set(
    (await sourceStore.followed(db)).flatMap(({ url, isActive }) => (isActive ? url : [])),
  );
  for (const each of following) {
    if (!active.has(each.actor)) await unfollow(database, each, new Date(now()));
    else if (each.hasNews) await sourceStore.makeFollowedDue(db, each.actor, new Date(now()));
  }
}

async function unfollow(
  database: Database,
  { actor, inbox, followId }: FollowedServer,
  at: Date,
): Promise<void> {
  await database.transaction(async (tx, notify) => {
    if (!(await followingStore(tx).remove(actor))) return;
    const facts = { actor: pathOf(SITE_ACTOR), inbox, follow: followId, followed: actor };
    await federationStore(tx).orderDelivery("unfollow", facts, at);
    announceMail(notify);
  });
}

/** Events of a source that is only paused stay until it goes on. */
export async function forgetEntries(database: Database, now: () => number): Promise<void> {
  const { db } = database;
  const kept = (await sourceStore.followed(db)).flatMap(({ url }) => url ?? []);
  await followingStore(db).forgetEntries(new Date(now()), kept);
}
