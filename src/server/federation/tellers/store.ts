import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { federationTellers } from "#server/platform/db/schema/federation.ts";
import { pathOf, SITE_ACTOR } from "../addresses.ts";

/** What is told, and whose followers are told of it. */
export interface ToldChange {
  kind: "create" | "update" | "delete";
  eventId: number;
  /** The city's number, and those of cities that were merged into it: they have followers of their own. */
  cityIds: readonly number[];
  organizerId: number | null;
  mark: string;
  publishedAt: Date | null;
  at: Date;
}

/**
 * Which of our actors tells which event to which server. A server ties an object to the actor that it first got it from, and
 * ignores what any other says of it: who told it once tells its changes and its end, for ever.
 */
export function tellerStore(db: Database["db"] | Transaction) {
  return {
    /**
     * One delivery for each server that follows the site, the city or the organizer, at its shared inbox. What is new comes
     * from the first of these that it follows, what changes from whoever told it there; an end goes to all who were told.
     * Returns how many.
     */
    async order(change: ToldChange): Promise<number> {
      const { kind, eventId, mark, at } = change;
      const chosen = kind === "create" ? FIRST_FOLLOWED : guessed(change);
      const left =
        kind === "delete"
          ? sql`union select actor, inbox from told where host not in (select host from followed)`
          : sql``;
      const remembered =
        kind === "delete"
          ? sql``
          : sql`, remembered as (
              insert into federation_tellers (host, event_id, actor, inbox, told_at)
              select distinct on (host) host, ${eventId}::int, teller.actor, target, ${at}::timestamptz
              from followed join teller using (host) order by host, target
              on conflict (event_id, host) do update set inbox = excluded.inbox, told_at = excluded.told_at)`;
      const { rowCount } = await db.execute(sql`
        with ${followed(change)}, ${told(change)},
        teller as (
          select host, coalesce(told.actor, chosen.actor) as actor
          from (${chosen}) as chosen full join told using (host)) ${remembered}
        insert into outbox (channel, kind, facts, cause, due_at)
        select 'federation', ${kind}::text,
          jsonb_build_object('actor', actor, 'inbox', target, 'event', ${eventId}::int),
          concat_ws(':', 'federation', ${kind}::text, ${eventId}::int, ${mark}::text, target), ${at}::timestamptz
        from (
          select teller.actor, target from followed join teller using (host)
          where ${kind !== "create"} or followed.actor = teller.actor or not exists (
            select from followed other where other.host = teller.host and other.actor = teller.actor)
          ${left}
        ) as servers group by actor, target
        on conflict do nothing`);
      if (kind === "create") await this.orderAnnounces(change);
      return rowCount ?? 0;
    },

    /** Who follows the city or the organizer on a server where another follows the site sees the event as shared by them. */
    async orderAnnounces(change: ToldChange): Promise<void> {
      const { eventId, at } = change;
      await db.execute(sql`
        with ${followed(change)}, ${told(change)}
        insert into outbox (channel, kind, facts, cause, due_at)
        select distinct 'federation', 'announce',
          jsonb_build_object('actor', followed.actor, 'inbox', target, 'event', ${eventId}::int),
          concat_ws(':', 'federation', 'announce', ${eventId}::int, followed.actor, target), ${at}::timestamptz
        from followed join told using (host) where followed.actor <> told.actor
        on conflict do nothing`);
    },

    /** The actor by which a server knows an event. */
    async actorOf(host: string, eventId: number): Promise<string | undefined> {
      const [row] = await db
        .select({ actor: federationTellers.actor })
        .from(federationTellers)
        .where(and(eq(federationTellers.host, host), eq(federationTellers.eventId, eventId)));
      return row?.actor;
    },

    /** A server that was shown where the event lives knows it as the site's. */
    async giveToSite(host: string, eventId: number): Promise<void> {
      await db
        .update(federationTellers)
        .set({ actor: pathOf(SITE_ACTOR) })
        .where(and(eq(federationTellers.host, host), eq(federationTellers.eventId, eventId)));
    },

    async forgetBefore(at: Date): Promise<void> {
      await db.delete(federationTellers).where(lt(federationTellers.toldAt, at));
    },
  };
}

const SITE = pathOf(SITE_ACTOR);

/** The site first, then the city, then the organizer. */
function ranked({ cityIds, organizerId }: ToldChange): { actors: string[]; rank: SQL } {
  const cities = cityIds.map((id) => pathOf({ kind: "city", id }));
  const organizer = organizerId === null ? [] : [pathOf({ kind: "organizer", id: organizerId })];
  const rank = sql`case when actor = ${SITE} then 0 when actor like 'cities/%' then 1 else 2 end`;
  return { actors: [SITE, ...cities, ...organizer], rank };
}

/** Who follows where; of changes also those who follow whoever told it. */
function followed(change: ToldChange): SQL {
  const { actors, rank } = ranked(change);
  const isTold =
    change.kind === "create"
      ? sql`false`
      : sql`exists (select from federation_tellers t
          where t.event_id = ${change.eventId}::int and t.host = f.host and t.actor = f.actor)`;
  return sql`followed as (
    select distinct actor, host, coalesce(shared_inbox, inbox) as target, ${rank} as rank
    from federation_followers f where actor = any(${sql.param(actors)}::text[]) or ${isTold})`;
}

const told = ({ eventId }: ToldChange): SQL =>
  sql`told as (select host, actor, inbox from federation_tellers where event_id = ${eventId}::int)`;

const FIRST_FOLLOWED = sql`select distinct on (host) host, actor from followed order by host, rank, actor`;

/**
 * Who told an event of which that was not written down: as deliveries went before it was, else by whose outbox the server
 * read it first.
 */
function guessed(change: ToldChange): SQL {
  const { actors, rank } = ranked(change);
  const which = sql`actor = any(${sql.param(actors)}::text[]) and host in (select host from followed)`;
  const wasAhead = sql`coalesce(at <= ${change.publishedAt}::timestamptz, false)`;
  return sql`
    select distinct on (host) host, actor from (
      select host, actor, min(at) as at from (
        select host, actor, at from federation_first_follows where ${which}
        union all select host, actor, created_at from federation_followers where ${which}
      ) as follows group by host, actor
    ) as firsts order by host, not ${wasAhead}, case when ${wasAhead} then ${rank} end, at, ${rank}`;
}
