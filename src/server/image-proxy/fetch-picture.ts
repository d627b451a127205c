import { promises as dns, type LookupAddress } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** How names become addresses, and which of those may be asked. */
export interface Network {
  resolve(host: string): Promise<LookupAddress[]>;
  isAllowed(address: string): boolean;
}

export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
}

export const INTERNET: Network = {
  resolve: (host) => dns.lookup(host, { all: true }),
  isAllowed: isPublicAddress,
};
const LIMITS: FetchLimits = { maxBytes: 10 * 2 ** 20, timeoutMs: 10_000 };
const MAX_REDIRECTS = 3;
const PICTURE_TYPES = /^image\/(jpeg|png|webp|avif|gif)\b/i;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The bytes of a picture elsewhere. Its host is resolved once and the connection goes to the very address that was
 * checked, at every redirect anew, so no name can lead into our own network.
 */
export async function fetchPicture(
  address: string,
  network: Network = INTERNET,
  { maxBytes, timeoutMs }: FetchLimits = LIMITS,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await ask(new URL(url), network, signal);
    const { statusCode = 0, headers } = answer;
    if (REDIRECTS.has(statusCode) && headers.location) {
      answer.destroy();
      url = new URL(headers.location, url).href;
      continue;
    }
    try {
      if (statusCode !== 200) throw new Error(`The picture's host answered ${statusCode}.`);
      if (!PICTURE_TYPES.test(headers["content-type"] ?? "")) throw new Error("This is not a picture.");
      if (headers["content-encoding"]) throw new Error("The picture is packed.");
      return await readUpTo(answer, maxBytes, signal);
    } finally {
      answer.destroy();
    }
  }
  throw new Error("The picture's address leads on and on.");
}

async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error("This is not a web address.");
  if (url.username || url.password) throw new Error("An address with a password is not followed.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = await withSignal(network.resolve(host), signal);
  // One private address among public ones is already someone's attempt to get in.
  if (addresses.length === 0 || !addresses.every(({ address }) => network.isAllowed(address)))
    throw new Error("The picture's host is not on the Internet.");
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family);
  const headers = { accept: "image/avif,image/webp,image/*", "accept-encoding": "identity" };
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one could have been made to another address.
    request(url, { agent: false, headers, lookup, signal }).on("response", resolve).on("error", reject).end();
  });
}

async function readUpTo(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    signal.throwIfAborted();
    bytes += part.length;
    if (bytes > maxBytes) throw new Error("The picture is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}
