import { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { problemOfFetch } from "#server/sources/fetch.ts";
import type { Documents } from "../documents.ts";
import type { Peers, RemoteActor } from "../peers.ts";

const HANDLE = /^@?([^@\s/]{1,200})@([a-z0-9.-]+(?::\d{1,5})?)$/i;
const LOOPBACK = /^(localhost|127\.0\.0\.1)(:|$)/;
const APPLICATION = "https://www.w3.org/ns/activitystreams#Application";

const Links = z.object({
  links: z.array(z.object({ rel: z.string(), type: z.string().nullish(), href: z.string().nullish() })),
});
const Named = z.object({ id: z.string().max(500) });

interface LookupDeps {
  peers: Peers;
  documents: Documents;
  isPlainHttpAllowed: boolean;
}

export type ActorLookup = ReturnType<typeof actorLookup>;

/** Finds actors by what people know of them: a name such as @events@gancio.example, an actor's address, or a server's. */
export function actorLookup({ peers, documents, isPlainHttpAllowed }: LookupDeps) {
  /** A failure of the network is a problem that the form and the source's health tell. */
  const ask: Documents["ask"] = async (address, options) => {
    if ((await peers.hostOf(address)) === undefined) throw new AppError("invalid", { code: "followBlocked" });
    return documents.ask(address, options).catch((error: unknown) => {
      throw problemOfFetch(error);
    });
  };

  async function linksOf(address: string, accept: string) {
    const answer = await ask(address, { accept });
    if (!answer || answer === "gone") return [];
    return Links.safeParse(answer.json).data?.links ?? [];
  }

  async function byHandle(name: string, host: string): Promise<string | undefined> {
    const scheme = isPlainHttpAllowed && LOOPBACK.test(host) ? "http" : "https";
    const resource = encodeURIComponent(`acct:${name}@${host}`);
    const links = await linksOf(
      `${scheme}://${host}/.well-known/webfinger?resource=${resource}`,
      "application/jrd+json, application/json",
    );
    return (
      links.find(({ rel, type }) => rel === "self" && /activity\+json|ld\+json/.test(type ?? ""))?.href ??
      undefined
    );
  }

  /** The actor at an address, which may name itself otherwise on the same server. */
  async function at(address: string): Promise<RemoteActor | undefined> {
    const answer = await ask(address);
    if (!answer || answer === "gone") return undefined;
    const id = Named.safeParse(answer.json).data?.id;
    if (id === undefined) return undefined;
    if (id === address) return peers.actorOf(id, answer.json);
    if (URL.parse(id)?.host !== new URL(address).host) return undefined;
    const own = await ask(id);
    return own && own !== "gone" ? peers.actorOf(id, own.json) : undefined;
  }

  return async function find(written: string): Promise<RemoteActor> {
    const [, name, host] = HANDLE.exec(written) ?? [];
    const address = name && host ? await byHandle(name, host.toLowerCase()) : written;
    let found = address === undefined ? undefined : await at(address);
    if (!found && address !== undefined && !name) {
      // A server names its actor in NodeInfo (FEP-2677).
      const links = await linksOf(new URL("/.well-known/nodeinfo", address).href, "application/json");
      const href = links.find(({ rel }) => rel === APPLICATION)?.href;
      found = href ? await at(href) : undefined;
    }
    if (!found) throw new AppError("invalid", { code: "followNotFound" });
    return found;
  };
}
