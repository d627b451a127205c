import { hash } from "node:crypto";
import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import { FOLLOWED_FORMAT } from "#domain/event-import.ts";
import { FetchError, fetchGuarded, type Network } from "#server/platform/http-client/http-client.ts";
import { isLoopbackHost } from "#server/platform/http-client/public-address.ts";
import type { SourceRow } from "./store.ts";

export interface FetchedSource {
  bytes: Buffer;
  url: string;
  etag: string | null;
  lastModified: string | null;
  digest: string;
}

const MAX_MB = 32;
const TIMEOUT_S = 30;
const SAME_HOST_MS = 1_000;
const ACCEPT =
  "text/calendar, application/ld+json, application/json;q=0.9, text/html;q=0.8, application/rss+xml;q=0.8, application/atom+xml;q=0.8, text/csv;q=0.8, */*;q=0.5";

/** The server's own error text is never part of the problem. */
const PROBLEMS: Record<FetchError["problem"], Problem> = {
  "not-a-web-address": { code: "fetchNotWebAddress" },
  "has-password": { code: "fetchHasPassword" },
  "not-found-by-name": { code: "fetchNoSuchServer" },
  "private-address": { code: "fetchPrivateAddress" },
  "too-many-redirects": { code: "fetchTooManyRedirects" },
  "too-large": { code: "fetchTooLarge", params: { max: MAX_MB } },
  timeout: { code: "fetchTimeout", params: { seconds: TIMEOUT_S } },
  encoding: { code: "fetchEncoding" },
  incomplete: { code: "fetchIncomplete" },
  network: { code: "fetchNetwork" },
};

/** Files that this server brings itself, under addresses of a scheme of their own. */
export interface OwnFiles {
  scheme: string;
  /** Throws an AppError where there is none. */
  read(url: string): Buffer;
}

/** ActivityPub actors that are followed as sources; absent while federation is off. */
export interface FollowedServers {
  /** Resolves a WebFinger handle such as @group@mobilizon.example, or a URL, to its actor; an AppError where there is none. */
  find(address: string): Promise<{ url: string; name: string }>;
  /** The outbox as one file, for the preview; nothing is stored. */
  look(actor: string): Promise<Buffer>;
  /** The stored entries as one file; the first read sends the Follow. */
  read(actor: string): Promise<Buffer>;
}

interface FetcherDeps {
  network: Network;
  userAgent: string;
  ownFiles?: OwnFiles | undefined;
  followed?: FollowedServers | undefined;
  timeoutMs?: number | undefined;
}

/** Asks servers for sources: conditionally, under our own name, each host at most once a second but for this machine. */
export function sourceFetcher(deps: FetcherDeps) {
  const { network, userAgent, ownFiles, followed, timeoutMs = TIMEOUT_S * 1_000 } = deps;
  const nextAt = new Map<string, number>();

  async function waitForHost(url: string): Promise<void> {
    const { host = "", hostname = "" } = URL.parse(url) ?? {};
    if (isLoopbackHost(hostname)) return;
    const nowMs = performance.now();
    for (const [name, atMs] of nextAt) if (atMs < nowMs) nextAt.delete(name);
    const atMs = Math.max(nowMs, nextAt.get(host) ?? 0);
    nextAt.set(host, atMs + SAME_HOST_MS);
    if (atMs > nowMs) await new Promise((resolve) => setTimeout(resolve, atMs - nowMs));
  }

  /** Undefined: it is as it was last time. */
  return async function fetchSource(
    source: Pick<SourceRow, "url" | "etag" | "lastModified" | "digest"> &
      Partial<Pick<SourceRow, "id" | "format">>,
    isConditional: boolean,
  ): Promise<FetchedSource | undefined> {
    const { id = 0, url, format, etag, lastModified, digest } = source;
    if (url === null) throw new AppError("invalid", { code: "sourceNoAddress" });
    const isOwn = ownFiles !== undefined && url.startsWith(ownFiles.scheme);
    if (isOwn || format === FOLLOWED_FORMAT) {
      const bytes = isOwn ? ownFiles.read(url) : await toldBy(followed, url, id);
      const own = hash("sha256", bytes);
      if (isConditional && own === digest) return undefined;
      return { bytes, url, etag: null, lastModified: null, digest: own };
    }
    await waitForHost(url);
    const answer = await fetchGuarded(url, {
      maxBytes: MAX_MB * 2 ** 20,
      timeoutMs,
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
      throw problemOfFetch(error);
    });
    if (answer.status === 304 && isConditional) return undefined;
    if (answer.status !== 200)
      throw new AppError(
        "invalid",
        { code: "fetchStatus", params: { status: answer.status } },
        retryAfter(answer.headers["retry-after"]),
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

/** A source that is only looked at is not followed. */
function toldBy(followed: FollowedServers | undefined, url: string, id: number): Promise<Buffer> {
  if (!followed) throw new AppError("invalid", { code: "followOff" });
  return id === 0 ? followed.look(url) : followed.read(url);
}

/** Why nothing came, as a problem of the source; an error of our own stays what it is. */
export function problemOfFetch(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  return new AppError("invalid", PROBLEMS[error.problem], { cause: error });
}

export type SourceFetcher = ReturnType<typeof sourceFetcher>;

/** Seconds, or a date; no longer than a day. */
function retryAfter(header: string | undefined): { retryAfterSeconds?: number } {
  if (header === undefined) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return seconds > 0 ? { retryAfterSeconds: Math.min(Math.ceil(seconds), 86_400) } : {};
}
