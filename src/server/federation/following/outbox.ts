import { z } from "zod";
import { isThing, type Thing } from "#server/sources/formats/json-ld-value.ts";
import type { Documents } from "../documents.ts";
import { isAt, type Peers } from "../peers.ts";
import { eventThing, refOf, type ToldEvent } from "./event-thing.ts";

const MAX_PAGES = 10;
const MAX_PAGE_BYTES = 4 << 20;
/** Events of other servers that an actor announced are fetched from there. */
const MAX_FETCHES = 50;
const TELLING = new Set(["Create", "Update", "Announce"]);

const Page = z.object({
  first: z.unknown().optional(),
  next: z.unknown().optional(),
  orderedItems: z.array(z.unknown()).nullish(),
  items: z.array(z.unknown()).nullish(),
});

interface OutboxDeps {
  documents: Documents;
  peers: Peers;
  /** Whether an object is one of ours, which comes back. */
  isOwn(object: string): boolean;
}

export type OutboxReader = ReturnType<typeof outboxReader>;

/** Reads what an actor of another server has told before. */
export function outboxReader({ documents, peers, isOwn }: OutboxDeps) {
  /** An event from its own address, which alone may tell it. */
  async function fetchEvent(object: string, credit: string): Promise<ToldEvent | "gone" | undefined> {
    if (isOwn(object) || (await peers.hostOf(object)) === undefined) return undefined;
    const answer = await documents.get(object);
    if (!answer || answer === "gone") return answer;
    if (isThing(answer.json) && answer.json.type === "Tombstone") return "gone";
    const told = eventThing(answer.json, credit);
    return told?.object === object ? told : undefined;
  }

  return {
    fetchEvent,

    /** The newest events of an outbox, a bounded number of them. The first page must be there; a later one may fail. */
    async read(outbox: string, credit: string): Promise<ToldEvent[]> {
      const { host } = new URL(outbox);
      const found = new Map<string, ToldEvent>();
      let fetches = 0;
      let next: unknown = outbox;
      for (let page = 0; page <= MAX_PAGES && next !== undefined; page++) {
        const json: unknown = isThing(next) ? next : await pageAt(refOf(next), host, page > 1);
        const told = Page.safeParse(json).data;
        if (!told) break;
        for (const item of told.orderedItems ?? told.items ?? []) {
          if (!isThing(item) || !TELLING.has(String(item.type))) continue;
          const object = toldBy(item);
          const id = refOf(object);
          if (id === undefined || isOwn(id) || found.has(id)) continue;
          const isTold = isThing(object) && isAt(host, id);
          if (!isTold && ++fetches > MAX_FETCHES) continue;
          const event = isTold ? eventThing(object, credit) : await fetchEvent(id, credit);
          if (event && event !== "gone") found.set(id, event);
        }
        next = told.first ?? told.next ?? undefined;
      }
      return [...found.values()];
    },
  };

  async function pageAt(address: string | undefined, host: string, mayFail: boolean): Promise<unknown> {
    if (address === undefined || !isAt(host, address)) return undefined;
    const options = { maxBytes: MAX_PAGE_BYTES };
    const answer = await (mayFail ? documents.get(address, options) : documents.ask(address, options));
    return answer && answer !== "gone" ? (answer.json as Thing) : undefined;
  }
}

/** What an activity is about; what an actor shares may be the activity of another one, with the event in it. */
function toldBy({ type, object }: Thing): unknown {
  if (type !== "Announce" || !isThing(object)) return object;
  return TELLING.has(String(object.type)) ? object.object : refOf(object);
}
