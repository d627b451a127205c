import type { FastifyInstance } from "fastify";
import type { Role } from "#domain/account.ts";
import { organizerMails } from "#server/organizers/mails.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { adminOf, signedIn } from "./admin.ts";

export const SITE = { name: "Whereabouts", publicUrl: "https://whereabouts.example" };

/** Accounts and the mails that wait for them, in tests of what belongs to organizers. */
export function organizersOf(database: Database, app: FastifyInstance, clock: { nowMs: number }) {
  const composers = organizerMails({ db: database.db, site: SITE, now: () => clock.nowMs });
  return {
    async person(role: Role = "user", forename = "Dara") {
      const { id, cookie } = await signedIn(database, role, forename);
      const { rows } = await database.pool.query("select email from users where id = $1", [id]);
      const send = (method: "DELETE" | "PATCH" | "PUT", url: string, payload?: object) =>
        app.inject({
          method,
          url,
          headers: { cookie, "sec-fetch-site": "same-origin" },
          ...(payload && { payload }),
        });
      const put = (url: string, payload: object) => send("PUT", url, payload);
      return { ...adminOf(app, cookie), send, put, id, email: rows[0].email as string };
    },

    /** A venue as calls name it. */
    async venueName(id: number): Promise<string> {
      const { rows } = await database.pool.query("select slug, category from venues where id = $1", [id]);
      return `${rows[0].category}/${rows[0].slug}`;
    },

    /** The mails about claims that wait, as the worker writes them. */
    async takeMails() {
      const { rows } = await database.pool.query(
        "delete from outbox where kind = any ($1) returning kind, facts",
        [Object.keys(composers)],
      );
      const mails = await Promise.all(rows.map(({ kind, facts }) => composers[kind]!(facts, "")));
      return mails.filter((mail) => mail !== undefined);
    },

    async link(eventId: number, url: string, origin = "admin"): Promise<void> {
      await database.pool.query("update events set link = $2, origin = $3 where id = $1", [
        eventId,
        url,
        origin,
      ]);
    },

    /** What a source at an address tells of an event; null where its files are uploaded. */
    async tell(eventId: number, link: string, sourceUrl: string | null): Promise<void> {
      await database.pool.query(
        `with source as (insert into sources (name, url) values ('Source', $3) returning id)
         insert into source_records (source_id, uid, date, event_id, said)
         select id, 'uid', '2026-12-01', $1, jsonb_build_object('link', $2::text) from source`,
        [eventId, link, sourceUrl],
      );
    },

    /** The website of a venue, as an administrator sets it. */
    async setWebsite(venueId: number, url: string): Promise<void> {
      await database.pool.query("insert into page_websites (venue_id, site) values ($1, $2)", [
        venueId,
        new URL(url).origin,
      ]);
    },

    /** An account whose first events were approved. */
    async trust(userId: string): Promise<void> {
      await database.pool.query(
        `insert into moderation_items (kind, state, form, user_id, language, decided_by, decided_at)
         select 'submission', 'approved', '{}', $1, 'en', $1, now() from generate_series(1, 3)`,
        [userId],
      );
    },

    /** No limit is near, and no mail waits. */
    async startAnew(): Promise<void> {
      await database.pool.query("delete from rate_limits");
      await database.pool.query("delete from outbox");
    },
  };
}
