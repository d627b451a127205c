import { QueryClient } from "@tanstack/react-query";
import { venuesOfShort } from "#contract/short-venues.ts";
import type { Role } from "#domain/account.ts";
import type { FirstView } from "./first-view.ts";
import { allVenues } from "./queries.ts";

/** The venues that the page brought are known, and not asked for while they are fresh. */
export function queryClientWith(
  first: Pick<FirstView, "box" | "venues"> | undefined,
  role: Role | undefined,
  renderedAtMs: number | undefined,
): QueryClient {
  const client = new QueryClient();
  if (first?.venues === undefined) return client;
  const now = Date.now();
  // A visitor's clock may be behind ours: what is of the future would be fresh for too long.
  const updatedAt = Math.min(renderedAtMs ?? now, now);
  client.setQueryData(allVenues(first.box, role, true).queryKey, venuesOfShort(first.venues), { updatedAt });
  return client;
}
