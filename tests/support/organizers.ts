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
      const send = (method: "DELETE" | "PATCH", url: string, payload?: object) =>
        app.inject({
          ...{ method, url },
          headers: { cookie, "sec-fetch-site": "same-origin" },
          ...(payload && { payload }),
        });
      return { ...adminOf(app, cookie), send, id, email: rows[0].email as string };
    },

    /** A venue as calls name it. */
    async venueName(id: number): Promise<string> {
      const { rows } = await database.pool.query("select slug, category from venues where id = $1", [id]);
      return `${rows[0].category}/${rows[0].slug}`;
    },

    /** The mails about claims that wait, as the worker writes them. */
    async takeMails() {
      const { rows } = await database.pool.query(
        "delete from outbox where kind like '%claim%' returning kind, facts",
      );
      const mails = await Promise.all(rows.map(({ kind, facts }) => composers[kind]!(facts, "")));
      return mails.filter((mail) => mail !== undefined);
    },

    /** Links of a venue's events, as a trusted source brings them. */
    async link(eventId: number, url: string, origin = "admin"): Promise<void> {
      await database.pool.query("update events set link = $2, origin = $3 where id = $1", [
        eventId,
        url,
        origin,
      ]);
    },

    /** No limit is near, and no mail waits. */
    async startAnew(): Promise<void> {
      await database.pool.query("delete from rate_limits");
      await database.pool.query("delete from outbox");
    },
  };
}
