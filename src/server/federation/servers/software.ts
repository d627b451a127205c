import { z } from "zod";
import { LruCache } from "#server/platform/cache/lru-cache.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { documentJson } from "../documents.ts";
import { isAt } from "../peers.ts";

const BOUNDS = { maxEntries: 10_000, maxBytes: 8_000_000 };
const ANSWER_MS = 5_000;
const MAX_BYTES = 100_000;
const KEEP_MS = 86_400_000;
/** A server that did not say may have been busy. */
const ASK_AGAIN_MS = 3_600_000;

const Links = z.object({ links: z.array(z.object({ rel: z.string(), href: z.string() })) });
const NodeInfo = z.object({ software: z.object({ name: z.string().max(100) }) });

interface SoftwareDeps {
  network: Network;
  now: () => number;
}

export type ServerSoftware = ReturnType<typeof serverSoftware>;

/** What servers run, as their NodeInfo says; undefined where they do not say. Each is asked once a day. */
export function serverSoftware({ network, now }: SoftwareDeps) {
  const known = new LruCache<{ name: Promise<string | undefined>; untilMs: number }>(
    BOUNDS,
    ({ untilMs }) => untilMs <= now(),
  );

  async function read(address: string): Promise<unknown> {
    const headers = { accept: "application/json" };
    const answer = await fetchGuarded(address, {
      network,
      headers,
      maxBytes: MAX_BYTES,
      timeoutMs: ANSWER_MS,
    });
    return answer.status === 200 && isAt(new URL(address).host, answer.url)
      ? documentJson(answer.body)
      : undefined;
  }

  async function ask(origin: string): Promise<string | undefined> {
    const links = Links.safeParse(await read(`${origin}/.well-known/nodeinfo`)).data?.links ?? [];
    const href = links.findLast(({ rel }) => /\/ns\/schema\/2\.\d$/.test(rel))?.href;
    if (href === undefined || !isAt(new URL(origin).host, href)) return undefined;
    return NodeInfo.safeParse(await read(href)).data?.software.name.toLowerCase();
  }

  return function softwareAt(address: string): Promise<string | undefined> {
    const { origin } = new URL(address);
    const before = known.get(origin);
    if (before && before.untilMs > now()) return before.name;
    const entry = {
      untilMs: now() + KEEP_MS,
      name: ask(origin)
        .catch((error: unknown) => {
          if (error instanceof FetchError) return undefined;
          throw error;
        })
        .then((name) => {
          if (name === undefined) entry.untilMs = now() + ASK_AGAIN_MS;
          return name;
        }),
    };
    known.set(origin, entry, origin.length);
    return entry.name;
  };
}
