import { type Json, startPeer } from "./fediverse.ts";

interface Item {
  type: string;
  actor: string;
  object: Json & { type: string; object?: Json };
}

/**
 * A server that behaves as Gancio 1.21 does: one shared inbox, whose events belong to the actor that first told them. What it
 * does not know, or does not take, it answers with 404, and a change by another owner with 500.
 */
export async function startGancio() {
  const peer = await startPeer();
  const { origin, state } = peer;
  const following = new Set<string>();
  const events = new Map<string, { owner: string; name: unknown }>();
  const answers: [type: string, actor: string, status: number][] = [];

  state.documents["/.well-known/nodeinfo"] = {
    links: [
      { rel: "http://nodeinfo.diaspora.software/ns/schema/2.0", href: `${origin}/.well-known/nodeinfo/2.0` },
      { rel: "http://nodeinfo.diaspora.software/ns/schema/2.1", href: `${origin}/.well-known/nodeinfo/2.1` },
    ],
  };
  for (const version of ["2.0", "2.1"])
    state.documents[`/.well-known/nodeinfo/${version}`] = { software: { name: "gancio", version: "1.21.0" } };

  function statusOf(type: string, actor: string, object: Json): number {
    const id = String(object.id);
    const known = events.get(id);
    if (type === "Accept") return 202;
    if (type === "Announce" || !following.has(actor)) return 404;
    if (type === "Create") {
      if (!known) events.set(id, { owner: actor, name: object.name });
      return 201;
    }
    if (!known) return type === "Delete" ? 404 : 500;
    if (known.owner !== actor) return 500;
    if (type === "Delete") events.delete(id);
    else known.name = object.name;
    return 201;
  }

  state.inboxStatus = ({ body }) => {
    const [type, actor] = [String(body.type), String(body.actor)];
    const status = statusOf(type, actor, (body.object ?? {}) as Json);
    if (type !== "Accept") answers.push([type, actor, status]);
    return status;
  };

  return {
    ...peer,
    answers,
    events,
    unfollow: (actor: string) => following.delete(actor),
    /** What it does when its administrator follows an actor: it reads the first page of the outbox. */
    follow(actor: string, page: { orderedItems: Item[] }) {
      following.add(actor);
      for (const { type, object } of page.orderedItems) {
        const event = type === "Announce" && object.type === "Create" ? object.object! : object;
        if (event.type !== "Event" || events.has(String(event.id))) continue;
        events.set(String(event.id), { owner: actor, name: event.name });
      }
    },
  };
}
