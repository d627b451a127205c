import { useEffect } from "react";
import type { CurrentUser } from "#contract/account.ts";
import { routes } from "#contract/urls.ts";
import type { OpenedPart } from "#domain/organizer.ts";
import { useAccount } from "#web/session/use-account.ts";

const counted = new Set<string>();

/**
 * Tells the server that an event or its ticket link was opened: each once while the page lives, without cookies, and not
 * for those who manage events. The browser does it, so that pages from a cache count as well.
 */
function count(what: OpenedPart, eventId: string, user: Pick<CurrentUser, "role"> | undefined): void {
  const isVisitor = user === undefined || user.role === "user";
  const key = `${what} ${eventId}`;
  if (!isVisitor || counted.has(key) || !navigator.onLine) return;
  counted.add(key);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ event: eventId, what });
  fetch(routes.openedEvent, { method: "POST", headers, body, keepalive: true, credentials: "omit" }).catch(
    () => undefined,
  );
}

export function useCountOpened(eventId: string): void {
  const user = useAccount();
  useEffect(() => count("event", eventId, user), [eventId, user]);
}

/** What a ticket link does when it is followed. */
export function useCountTickets(eventId: string): () => void {
  const user = useAccount();
  return () => count("tickets", eventId, user);
}
