import { isIPv6 } from "node:net";
import type { FastifyReply } from "fastify";
import { AppError } from "#contract/app-error.ts";
import type { Problem } from "#contract/error-messages.ts";
import type { Count, Limit, RateLimiter } from "../db/rate-limits.ts";

/** A customer of a network may get a whole /48, which is 65,536 networks of /64: it counts as so many of them. */
const WIDE_FACTOR = 4;

/**
 * The keys a limit by address counts by: one household's IPv6 network is one address, as with IPv4. The wider network, with
 * IPv6, has a limit of its own, so that its owner cannot use up each of its parts in turn.
 */
export function networksOf(address: string): { who: string; factor: number }[] {
  if (!isIPv6(address)) return [{ who: address, factor: 1 }];
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [{ who: mapped, factor: 1 }];
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  const full = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return [
    { who: `${network.join(":")}::/64`, factor: 1 },
    { who: `${network.slice(0, 3).join(":")}::/48`, factor: WIDE_FACTOR },
  ];
}

/** The limits of one sender. */
export function limitsOf(address: string, { max, ...limit }: Omit<Limit, "who">): Limit[] {
  return networksOf(address).map(({ who, factor }) => ({ ...limit, who, max: max * factor }));
}

/** Counts an attempt against each limit and refuses it where one is exceeded; a reply tells the one with the least left. */
export async function countOrRefuse(
  limiter: RateLimiter,
  limits: readonly Limit[],
  reply?: FastifyReply,
): Promise<void> {
  const counts = await limiter.count(limits);
  // The limit of a token's owner is told already, and is of all calls.
  if (reply && !reply.hasHeader("ratelimit-limit")) {
    const told = limits.map((limit, at) => ({ limit, count: counts[at]! }));
    const left = ({ limit, count }: (typeof told)[number]) => limit.max - count.hits;
    const tightest = told.toSorted((a, b) => left(a) - left(b))[0]!;
    reply.headers(limitHeaders(tightest.limit, tightest.count));
  }
  const exceeded = counts.filter(({ isOver }) => isOver);
  if (exceeded.length > 0) throw tooMany(exceeded);
}

/** The headers of the IETF's draft "RateLimit header fields for HTTP". */
export function limitHeaders({ max, windowMs }: Limit, { hits, retryAfterSeconds }: Count) {
  return {
    "ratelimit-policy": `${max};w=${windowMs / 1000}`,
    "ratelimit-limit": String(max),
    "ratelimit-remaining": String(Math.max(0, max - hits)),
    "ratelimit-reset": String(retryAfterSeconds),
  };
}

export function tooMany(exceeded: readonly Count[]): AppError {
  const retryAfterSeconds = Math.max(...exceeded.map((count) => count.retryAfterSeconds));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const problem: Problem =
    minutes === 1 ? { code: "tooManyMinute" } : { code: "tooMany", params: { minutes } };
  return new AppError("too-many", problem, { retryAfterSeconds });
}
