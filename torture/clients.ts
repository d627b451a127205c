import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Timing } from "#bench/timing.ts";
import type { Kind, Visit } from "./visits.ts";

const TIMEOUT_MS = 20_000;

interface Trouble {
  kind: Kind;
  sentAtMs: number;
  /** Zero: no answer came. */
  status: number;
  text: string;
}

export interface LoadReport {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that are not 2xx, and requests without one. */
  troubles: Trouble[];
  /** Asked once more on a fresh connection, as browsers and proxies do, because an idle one was closed meanwhile. */
  retried: number;
}

export interface Load {
  /** Lets every client finish what it is waiting for. */
  stop(): Promise<LoadReport>;
}

interface Crowd {
  count: number;
  /** From an answer to the next question. */
  pauseMs: number;
}

/** So many clients, each on one connection kept open. */
export function startClients(address: string, { count, pauseMs }: Crowd, next: () => Visit): Load {
  const timesMs: number[] = [];
  const troubles: Trouble[] = [];
  const start = performance.now();
  let isStopping = false;
  let retried = 0;

  async function visitAgainAndAgain(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isStopping) {
      const visit = next();
      const sentAtMs = performance.now();
      const answer = await ask(address, visit, agent, () => retried++);
      timesMs.push(performance.now() - sentAtMs);
      if (answer.status >= 200 && answer.status < 300) visit.acknowledged?.();
      else {
        const text = `${visit.path}: ${answer.status} ${answer.text}`;
        troubles.push({ kind: visit.kind, sentAtMs, status: answer.status, text });
      }
      // Back off after a failed request.
      const restMs = answer.status === 0 ? 100 : pauseMs;
      if (restMs > 0) await setTimeout(restMs);
    }
    agent.destroy();
  }

  const clients = Array.from({ length: count }, visitAgainAndAgain);
  return {
    async stop() {
      isStopping = true;
      const seconds = (performance.now() - start) / 1000;
      await Promise.all(clients);
      const { p50, p99 } = new Timing(timesMs);
      return { requests: timesMs.length, perSecond: timesMs.length / seconds, p50, p99, troubles, retried };
    },
  };
}

interface Answer {
  status: number;
  text: string;
}

async function ask(address: string, visit: Visit, agent: Agent, onRetry: () => void): Promise<Answer> {
  const first = await askOnce(address, visit, agent);
  if (first !== "closed meanwhile") return first;
  onRetry();
  const second = await askOnce(address, visit, new Agent());
  return second === "closed meanwhile" ? { status: 0, text: second } : second;
}

function askOnce(address: string, visit: Visit, agent: Agent): Promise<Answer | "closed meanwhile"> {
  const body = visit.body && JSON.stringify(visit.body);
  const headers = {
    ...(visit.cookie ? { cookie: visit.cookie } : {}),
    ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
    "accept-encoding": "gzip",
  };
  return new Promise((resolve) => {
    const call = request(address + visit.path, {
      agent,
      method: body ? "POST" : "GET",
      headers,
      timeout: TIMEOUT_MS,
    });
    call.on("timeout", () => call.destroy(new Error("no answer in time")));
    call.on("error", (error: NodeJS.ErrnoException) => {
      const isStale = call.reusedSocket && error.code === "ECONNRESET";
      resolve(isStale ? "closed meanwhile" : { status: 0, text: error.message });
    });
    call.on("response", (response) => {
      const status = response.statusCode ?? 0;
      let text = "";
      const isReadable = status >= 300 && !response.headers["content-encoding"];
      response.on("data", (chunk) => {
        if (isReadable && text.length < 200) text += chunk;
      });
      response.on("end", () => resolve({ status, text }));
      response.on("error", (error) => resolve({ status: 0, text: error.message }));
    });
    call.end(body);
  });
}
