import { connect, type Socket } from "node:net";
import { Timing } from "#bench/timing.ts";
import type { Kind, Visit } from "./visits.ts";

export interface CrowdReport {
  served: Timing;
  servedByKind: Partial<Record<Kind, Timing>>;
  refused: Timing;
  /** What is neither an answer nor a refusal that says when to come back. */
  troubles: string[];
}

const TIMEOUT_MS = 20_000;
const RETRY_AFTER = /\r\nretry-after: (\d+)/i;
const LENGTH = /\r\ncontent-length: (\d+)/i;
const CLOSE = /\r\nconnection: close/i;
const CHUNKED = /\r\ntransfer-encoding: chunked/i;

/**
 * So many clients at once, each on one connection, each asking again as soon as it is answered, or when a refusal says. They speak HTTP over bare
 * sockets: clients that cost as much as the server would measure themselves.
 */
export function startCrowd(address: string, count: number, next: () => Visit) {
  const port = Number(new URL(address).port);
  const served: { kind: Kind; ms: number }[] = [];
  const refused: number[] = [];
  const troubles: string[] = [];
  let isStopping = false;
  const clients = Array.from({ length: count }, () => new Promise<void>(visitAgainAndAgain));

  function visitAgainAndAgain(resolve: () => void): void {
    let visit: Visit;
    let isReplaced = false;
    let sentAtMs = performance.now();
    const socket: Socket = connect(port, "127.0.0.1", ask);
    const answer = answerReader((head) => {
      const status = Number(head.slice(9, 12));
      const tookMs = performance.now() - sentAtMs;
      const retryAfterS = status === 503 ? Number(RETRY_AFTER.exec(head)?.[1] ?? 0) : 0;
      if (status >= 200 && status < 400) {
        served.push({ kind: visit.kind, ms: tookMs });
        visit.acknowledged?.();
      } else if (retryAfterS > 0) refused.push(tookMs);
      else troubles.push(`${visit.path}: ${head.slice(0, 200)}`);
      isReplaced = CLOSE.test(head);
      if (isStopping || isReplaced) socket.end();
      else setTimeout(ask, retryAfterS * 1000);
    });
    function ask(): void {
      if (isStopping) return void socket.end();
      visit = next();
      const body = visit.body === undefined ? "" : JSON.stringify(visit.body);
      sentAtMs = performance.now();
      socket.write(
        `${body ? "POST" : "GET"} ${visit.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n` +
          (visit.cookie ? `Cookie: ${visit.cookie}\r\n` : "") +
          (body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : "") +
          `\r\n${body}`,
      );
    }
    socket.setEncoding("latin1");
    socket.on("data", answer);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer in time")));
    socket.on("error", (error) => troubles.push(error.message));
    socket.on("close", () => {
      if (isReplaced && !isStopping) return visitAgainAndAgain(resolve);
      if (!isStopping) troubles.push("a connection was closed");
      resolve();
    });
  }

  return {
    async stop(): Promise<CrowdReport> {
      isStopping = true;
      await Promise.all(clients);
      return {
        served: timingOf(served),
        servedByKind: byKind(served),
        refused: new Timing(refused),
        troubles,
      };
    },
  };
}

function byKind(served: readonly { kind: Kind; ms: number }[]): CrowdReport["servedByKind"] {
  const groups = Map.groupBy(served, ({ kind }) => kind);
  return Object.fromEntries([...groups].map(([kind, own]) => [kind, timingOf(own)]));
}

function timingOf(served: readonly { ms: number }[]): Timing {
  return new Timing(served.map(({ ms }) => ms));
}

/** Calls back with the head of every answer once all of it is there. */
function answerReader(onAnswer: (head: string) => void) {
  let head = "";
  /** What is still to come of the body; NaN: until its last chunk. */
  let rest = 0;
  let tail = "";
  return (text: string) => {
    let data = text;
    if (rest === 0) {
      data = head + text;
      const end = data.indexOf("\r\n\r\n");
      if (end < 0) {
        head = data;
        return;
      }
      head = data.slice(0, end);
      data = data.slice(end + 4);
      rest = CHUNKED.test(head) ? Number.NaN : Number(LENGTH.exec(head)?.[1] ?? 0);
    }
    if (Number.isNaN(rest)) {
      tail = (tail + data).slice(-7);
      if (!tail.endsWith("0\r\n\r\n")) return;
    } else {
      rest -= data.length;
      if (rest > 0) return;
    }
    const whole = head;
    head = "";
    tail = "";
    rest = 0;
    onAnswer(whole);
  };
}
