import { queryOptions } from "@tanstack/react-query";
import type { Bans, Decided, DecidedTogether, ModerationQueue } from "#contract/moderation.ts";
import { routes, urls } from "#contract/urls.ts";
import type { MergePart } from "#domain/moderation.ts";
import { get, post, send } from "#web/session/api.ts";

export type QueueItem = ModerationQueue["items"][number];

const REFRESH_MS = 30_000;

export const moderationQueue = queryOptions({
  queryKey: ["moderation"],
  refetchInterval: REFRESH_MS,
  queryFn: ({ signal }) => get<ModerationQueue>(routes.moderation, signal),
});

export const bannedSendersQuery = queryOptions({
  queryKey: ["bans"],
  queryFn: ({ signal }) => get<Bans>(routes.bans, signal),
});

export const claimItem = (id: string) => post<Decided>(urls.moderationItem(id, "claim"), {});
export const approveItem = (id: string, changes: Record<string, unknown> = {}) =>
  post<Decided>(urls.moderationItem(id, "approve"), changes);
export const rejectItem = (id: string, reason: string) =>
  post<Decided>(urls.moderationItem(id, "reject"), { reason });
export const mergeItem = (id: string, event: string, take: readonly MergePart[]) =>
  post<Decided>(urls.moderationItem(id, "merge"), { event, take });
export const decideTogether = (ids: readonly string[], decision: "approve" | "reject", reason = "") =>
  post<DecidedTogether>(routes.decideTogether, { ids, decision, reason });
export const undoDecisions = (ids: readonly string[]) => post<DecidedTogether>(routes.undoDecisions, { ids });
export const banSender = (id: string) => post<Decided>(urls.moderationItem(id, "ban"), {});
export const endBan = (id: string) => send("DELETE", urls.ban(id));
