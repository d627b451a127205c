import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/app-error.ts";
import type { FederatedReader } from "#server/catalog/federated.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { countOrRefuse, limitsOf } from "#server/platform/http/rate-limit.ts";
import type { Actors, KnownActor } from "./actors.ts";
import { actorOfPath, type FederationAddresses, SITE_ACTOR } from "./addresses.ts";
import type { Collections } from "./collections.ts";
import type { Discovery } from "./discovery.ts";
import { ACTIVITY_JSON } from "./documents.ts";
import {
  EVENT_CONTEXT,
  eventObject,
  eventPageUrl,
  type Json,
  placeObject,
  tombstone,
} from "./event-object.ts";
import type { Inbox } from "./inbox.ts";

const ACTIVITY_TYPE = `${ACTIVITY_JSON}; charset=utf-8`;
const MAX_BODY_BYTES = 256 << 10;
const LIMIT = { what: "federation", max: 1_200, windowMs: 5 * 60_000 };
const MAX_ID = 2 ** 31 - 1;
/** An actor's address: of the site, or by folder and number. */
const ACTORS = ["/federation/site", "/federation/:folder/:id"];
const HIDDEN = { schema: { hide: true } };

interface FederationRoutes {
  actors: Actors;
  collections: Collections;
  discovery: Discovery;
  inbox: Inbox;
  reader: FederatedReader;
  addresses: FederationAddresses;
  limiter: RateLimiter;
  publicUrl: string;
}

interface Asked {
  Params: { folder?: string; id?: string };
  Querystring: { page?: string; before?: string; resource?: string };
}

/** What other servers read and where they send to. */
export async function federationRoutes(app: FastifyInstance, deps: FederationRoutes): Promise<void> {
  const { actors, collections, discovery, inbox, reader, addresses, limiter, publicUrl } = deps;

  app.get<Asked>("/.well-known/webfinger", HIDDEN, async ({ query }, reply) => {
    const found = await discovery.webFinger(String(query.resource ?? ""));
    reply.header("access-control-allow-origin", "*");
    return reply.header("content-type", "application/jrd+json").send(JSON.stringify(found ?? missing()));
  });
  app.get("/.well-known/nodeinfo", HIDDEN, () => discovery.nodeInfoLinks());
  app.get("/federation/nodeinfo/2.1", HIDDEN, () => discovery.nodeInfo());

  for (const path of ACTORS) {
    app.get<Asked>(path, HIDDEN, async (request, reply) => {
      const known = await asked(request);
      if (wantsPage(request)) return leadTo(reply, known.page);
      return send(reply, await actors.document(known));
    });
    app.get<Asked>(`${path}/outbox`, HIDDEN, async (request, reply) => {
      const { actor } = await asked(request);
      const { page, before } = request.query;
      if (page === undefined && before === undefined) return send(reply, await collections.outbox(actor));
      return send(
        reply,
        await collections.outboxPage(actor, before === undefined ? undefined : idOf(before)),
      );
    });
    app.get<Asked>(`${path}/followers`, HIDDEN, async (request, reply) =>
      send(reply, await collections.followers((await asked(request)).actor)),
    );
  }

  app.get<Asked>("/federation/events/:id", HIDDEN, async (request, reply) => {
    const id = idOf(request.params.id);
    const event = (await reader.event(id)) ?? missing();
    if (event.isGone)
      return send(reply.code(410), {
        "@context": EVENT_CONTEXT[0],
        ...tombstone(addresses.event(id), event.at),
      });
    if (wantsPage(request)) return leadTo(reply, eventPageUrl(event.found, publicUrl));
    const object = eventObject(event.found, { publicUrl, addresses });
    return send(reply, { "@context": EVENT_CONTEXT, ...object });
  });

  app.get<Asked>("/federation/places/:id", HIDDEN, async (request, reply) => {
    const venue = (await reader.venue(idOf(request.params.id))) ?? missing();
    return send(reply, { "@context": EVENT_CONTEXT, ...placeObject(venue, addresses) });
  });

  await app.register(async (posts) => {
    // A signature covers the bytes as they came.
    posts.removeAllContentTypeParsers();
    const types = [ACTIVITY_JSON, "application/ld+json", "application/json"];
    posts.addContentTypeParser(types, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const path of ["/federation", ...ACTORS])
      posts.post<{ Body: Buffer | undefined }>(`${path}/inbox`, {
        ...HIDDEN,
        bodyLimit: MAX_BODY_BYTES,
        onRequest: ({ ip }, reply) => countOrRefuse(limiter, limitsOf(ip, LIMIT), reply),
        handler: async (request, reply) => {
          await inbox.receive({
            method: "POST",
            url: new URL(request.url, publicUrl),
            headers: headersOf(request),
            body: request.body ?? Buffer.alloc(0),
          });
          return reply.code(202).send();
        },
      });
  });

  async function asked({ params: { folder, id } }: FastifyRequest<Asked>): Promise<KnownActor> {
    const actor = folder === undefined ? SITE_ACTOR : actorOfPath(`${folder}/${id}`);
    return (actor && (await actors.find(actor))) ?? missing();
  }
}

function send(reply: FastifyReply, json: Json): FastifyReply {
  return reply.header("vary", "accept").header("content-type", ACTIVITY_TYPE).send(JSON.stringify(json));
}

function leadTo(reply: FastifyReply, page: string): FastifyReply {
  return reply.header("vary", "accept").redirect(page, 302);
}

/** Whether a browser asks. */
function wantsPage({ headers: { accept = "" } }: FastifyRequest<Asked>): boolean {
  return accept.includes("text/html") && !/application\/(activity|ld)\+json/.test(accept);
}

function headersOf({ headers }: { headers: FastifyRequest["headers"] }): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}

function idOf(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return id <= MAX_ID ? id : missing();
}

function missing(): never {
  throw new AppError("not-found", { code: "nothingHere" });
}
