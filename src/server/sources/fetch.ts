import { hash } from "node:crypto";
import type { SourceProblem } from "#domain/source/source.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import type { SourceRow } from "./store.ts";

export interface FetchedSource {
  bytes: Buffer;
  url: string;
  etag: string | null;
  lastModified: string | null;
  digest: string;
}

/** A source that could not be asked or read; what it answered is never part of the message. */
export class SourceFailure extends Error {
  readonly problem: SourceProblem;
  readonly retryAfterMs: number | undefined;
  constructor(problem: SourceProblem, options: ErrorOptions & { retryAfterMs?: number | undefined } = {}) {
    super(problem.message, options);
    this.name = "SourceFailure";
    this.problem = problem;
    this.retryAfterMs = options.retryAfterMs;
  }
}

const LIMITS = { maxBytes: 32 * 2 ** 20, timeoutMs: 30_000 };
const SAME_HOST_MS = 1_000;
const ACCEPT =
  "text/calendar, application/ld+json, application/json;q=0.9, text/html;q=0.8, application/rss+xml;q=0.8, application/atom+xml;q=0.8, text/csv;q=0.8, */*;q=0.5";

const SENTENCES: Record<FetchError["problem"], string> = {
  "not-a-web-address": "This is no web address that starts with http:// or https://.",
  "has-password": "An address with a password in it is not asked.",
  "not-found-by-name": "There is no server of that name.",
  "private-address": "The server is not on the Internet.",
  "too-many-redirects": "The address leads on and on.",
  "too-large": "The answer is larger than 32 MB.",
  timeout: "The server did not answer within 30 seconds.",
  encoding: "The answer is packed in a way that was not asked for.",
  incomplete: "The answer broke off in the middle.",
  network: "The server could not be reached.",
};

/** Asks servers for sources: conditionally, under our own name, each host at most once a second. */
export function sourceFetcher({ network, userAgent }: { network: Network; userAgent: string }) {
  const nextAt = new Map<string, number>();

  async function waitForHost(url: string): Promise<void> {
    const host = URL.parse(url)?.host ?? "";
    const nowMs = performance.now();
    for (const [name, atMs] of nextAt) if (atMs < nowMs) nextAt.delete(name);
    const atMs = Math.max(nowMs, nextAt.get(host) ?? 0);
    nextAt.set(host, atMs + SAME_HOST_MS);
    if (atMs > nowMs) await new Promise((resolve) => setTimeout(resolve, atMs - nowMs));
  }

  /** Undefined: it is as it was last time. */
  return async function fetchSource(
    source: Pick<SourceRow, "url" | "etag" | "lastModified" | "digest">,
    isConditional: boolean,
  ): Promise<FetchedSource | undefined> {
    const { url, etag, lastModified, digest } = source;
    if (url === null) throw failure("source.no-address", "It has no address: send its file.");
    await waitForHost(url);
    const answer = await fetchGuarded(url, {
      ...LIMITS,
      network,
      headers: {
        accept: ACCEPT,
        "accept-encoding": "gzip, br",
        "user-agent": userAgent,
        ...(isConditional && etag ? { "if-none-match": etag } : {}),
        ...(isConditional && lastModified ? { "if-modified-since": lastModified } : {}),
      },
      wantsBody: (status) => status === 200,
    }).catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      throw failure(`fetch.${error.problem}`, SENTENCES[error.problem], undefined, { cause: error });
    });
    if (answer.status === 304 && isConditional) return undefined;
    if (answer.status !== 200)
      throw failure(
        "fetch.status",
        `The server answered ${answer.status}.`,
        { status: answer.status },
        {
          retryAfterMs: retryAfter(answer.headers["retry-after"]),
        },
      );
    const fetched = hash("sha256", answer.body);
    if (isConditional && fetched === digest) return undefined;
    return {
      bytes: answer.body,
      url: answer.url,
      etag: answer.headers.etag ?? null,
      lastModified: answer.headers["last-modified"] ?? null,
      digest: fetched,
    };
  };
}

export type SourceFetcher = ReturnType<typeof sourceFetcher>;

export function failure(
  code: string,
  message: string,
  params?: SourceProblem["params"],
  options?: ErrorOptions & { retryAfterMs?: number | undefined },
): SourceFailure {
  return new SourceFailure({ code, message, ...(params && { params }) }, options);
}

/** Seconds, or a date; no longer than a day. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return ms > 0 ? Math.min(ms, 86_400_000) : undefined;
}
