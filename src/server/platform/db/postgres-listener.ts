import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import type { OnProblem } from "./problem.ts";

export interface PostgresListener {
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
}

interface Events {
  onMessage: (channel: string, payload: string) => void;
  onReconnect: () => void;
  onProblem: OnProblem;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;

/** One connection of its own, which a pool could not promise, that comes back whenever it is lost. */
export function createPostgresListener(newClient: () => Client, events: Events): PostgresListener {
  const channels = new Set<string>();
  const closing = new AbortController();
  let client: Client | undefined;
  let opening: Promise<void> | undefined;

  async function open() {
    const next = newClient();
    // "end" follows every error, and is enough to react to.
    next.on("error", () => {});
    next.on("notification", ({ channel, payload = "" }) => events.onMessage(channel, payload));
    try {
      await next.connect();
      // Channels may join while this runs.
      for (const channel of channels) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.once("end", () => {
      client = undefined;
      if (!closing.signal.aborted) reopen();
    });
  }

  async function reopen() {
    events.onProblem("The connection that listens for changes was lost; it is opened again.");
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      opening = open();
      try {
        await opening;
        return events.onReconnect();
      } catch (error) {
        events.onProblem("The connection that listens for changes cannot be opened yet.", error);
      }
    }
  }

  return {
    async listen(channel) {
      channels.add(channel);
      opening ??= open();
      await opening.catch((error) => {
        if (client === undefined) throw error;
      });
      await client?.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    },
    async close() {
      closing.abort();
      await opening?.catch(() => {});
      await client?.end();
    },
  };
}
