import { isIPv6 } from "node:net";
import { fillIn, REFUSALS } from "#contract/refusals.ts";
import { AppError } from "#domain/errors.ts";
import type { Count, Limit, RateLimiter } from "../db/rate-limits.ts";

/** Whom a limit by address counts: one household's IPv6 network is one address, as with IPv4. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  const full = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Counts an attempt against each limit and refuses it where one is exceeded. */
export async function countOrRefuse(limiter: RateLimiter, limits: readonly Limit[]): Promise<void> {
  const exceeded = (await limiter.count(limits)).filter(({ isOver }) => isOver);
  if (exceeded.length > 0) throw tooMany(exceeded);
}

export function tooMany(exceeded: readonly Count[]): AppError {
  const retryAfterSeconds = Math.max(...exceeded.map((count) => count.retryAfterSeconds));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const sentence = minutes === 1 ? REFUSALS.tooManyMinute : fillIn(REFUSALS.tooMany, { minutes });
  return new AppError("too-many", sentence, { retryAfterSeconds });
}
