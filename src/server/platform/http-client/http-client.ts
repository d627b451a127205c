import { promises as dns, type LookupAddress } from "node:dns";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { traced } from "../tracing/tracing.ts";
import { isPublicAddress } from "./public-address.ts";

/** How names become addresses, and which of those may be asked. */
export interface Network {
  resolve(host: string): Promise<LookupAddress[]>;
  isAllowed(address: string): boolean;
}

export const INTERNET: Network = {
  resolve: (host) => dns.lookup(host, { all: true }),
  isAllowed: isPublicAddress,
};

/** The Internet and the network around this machine: for intranets, and for tests on loopback. */
export const ANY_NETWORK: Network = { ...INTERNET, isAllowed: () => true };

export type FetchProblem =
  | "not-a-web-address"
  | "has-password"
  | "not-found-by-name"
  | "private-address"
  | "too-many-redirects"
  | "too-large"
  | "timeout"
  | "encoding"
  | "incomplete"
  | "network";

/** Why nothing came, without any text of the other server. */
export class FetchError extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FetchError";
    this.problem = problem;
  }
}

/** Whether an address may never be asked, rather than not now. */
export function isForbidden(error: unknown): boolean {
  return error instanceof FetchError && FORBIDDEN.includes(error.problem);
}

export interface FetchOptions {
  network?: Network;
  maxBytes: number;
  timeoutMs: number;
  headers?: Record<string, string>;
  /** Sent by POST, and to no other address than the given one: redirects are answers. */
  post?: Buffer;
  /** Decides by status and headers whether the body is read; it may throw. */
  wantsBody?: (status: number, headers: IncomingHttpHeaders) => boolean;
}

export interface FetchedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Where redirects led. */
  url: string;
  body: Buffer;
}

const FORBIDDEN: readonly FetchProblem[] = ["private-address", "not-a-web-address", "has-password"];
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const DECODERS = new Map<string, () => Transform>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/**
 * Asks a server elsewhere. Its host is resolved once and the connection goes to the very address that was checked, at
 * every redirect anew, so no name can lead into our own network (SSRF, DNS rebinding). Size counts after decompression.
 */
export async function fetchGuarded(address: string, options: FetchOptions): Promise<FetchedAnswer> {
  const method = options.post ? "POST" : "GET";
  return traced(
    { kind: "client", name: `${method} elsewhere`, attributes: { "http.request.method": method } },
    () => fetchInTime(address, options),
    ({ status }) => ({ "http.response.status_code": status }),
  );
}

async function fetchInTime(address: string, options: FetchOptions): Promise<FetchedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await follow(address, options, signal);
  } catch (error) {
    if (error instanceof FetchError || !signal.aborted) throw error;
    throw new FetchError("timeout", "The host did not answer in time: aborted.", { cause: error });
  }
}

async function follow(
  address: string,
  { network = INTERNET, maxBytes, headers = {}, post, wantsBody = () => true }: FetchOptions,
  signal: AbortSignal,
): Promise<FetchedAnswer> {
  let url = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await ask(url, network, headers, signal, post);
    const { statusCode: status = 0, headers: answered } = answer;
    try {
      if (!post && REDIRECTS.has(status) && answered.location) {
        url = URL.parse(answered.location, url)?.href ?? answered.location;
        continue;
      }
      const body = wantsBody(status, answered) ? await readUpTo(answer, maxBytes, signal) : Buffer.alloc(0);
      return { status, headers: answered, url, body };
    } finally {
      answer.destroy();
    }
  }
  throw new FetchError("too-many-redirects", "The address redirects too many times.");
}

/** Refuses an address that may not be asked, and tells which ones its host has. */
export async function resolveGuarded(address: string, network: Network, signal: AbortSignal) {
  const url = URL.parse(address);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw new FetchError("not-a-web-address", "This is not a web address.");
  if (url.username || url.password)
    throw new FetchError("has-password", "An address with a password is not followed.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await withSignal(network.resolve(host), signal).catch((error) => {
    if (signal.aborted) throw error;
    throw new FetchError("not-found-by-name", "The host's name is not known.", { cause: error });
  });
  // One private address among public ones is already an attempt to get in.
  if (addresses.length === 0 || !addresses.every((each) => network.isAllowed(each.address)))
    throw new FetchError("private-address", "This is not a public address.");
  return { url, addresses };
}

async function ask(
  address: string,
  network: Network,
  headers: Record<string, string>,
  signal: AbortSignal,
  post: Buffer | undefined,
): Promise<IncomingMessage> {
  const { url, addresses } = await resolveGuarded(address, network, signal);
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        signal.aborted
          ? error
          : new FetchError("network", "The host could not be reached.", { cause: error }),
      );
    // A connection of its own: a kept one could have been made to another address.
    request(url, {
      agent: false,
      method: post ? "POST" : "GET",
      headers: { "accept-encoding": "identity", ...headers },
      lookup,
      signal,
    })
      .on("response", resolve)
      .on("error", fail)
      .end(post);
  });
}

async function readUpTo(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const encoding = answer.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const decoder = DECODERS.get(encoding);
  if (!decoder && encoding !== "" && encoding !== "identity")
    throw new FetchError("encoding", "The answer is packed in a way that was not asked for.");
  const stream = decoder ? answer.pipe(decoder()) : answer;
  if (decoder) answer.on("error", (error) => stream.destroy(error));
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of stream) {
      signal.throwIfAborted();
      bytes += part.length;
      if (bytes > maxBytes) throw new FetchError("too-large", "The answer is too large.");
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FetchError || signal.aborted) throw error;
    throw new FetchError("incomplete", "The answer broke off.", { cause: error });
  }
  return Buffer.concat(parts);
}

function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}
