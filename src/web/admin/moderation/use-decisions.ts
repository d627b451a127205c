import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { UNDO_MS } from "#domain/moderation.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { showToast } from "#web/ui/toast.ts";
import {
  approveItem,
  claimItem,
  decideTogether,
  mergeItem,
  moderationQueue,
  type QueueItem,
  rejectItem,
  undoDecisions,
} from "./moderation-calls.ts";

type Kind = "approve" | "save" | "reject" | "merge";

interface Decisions {
  /** What was decided has left the queue. */
  onDecided(ids: readonly string[]): void;
  onRefused(problem: CallFailed): void;
  /** It is in the queue again. */
  onUndone(id: string): void;
}

/** The calls that decide, each with its toast and the way back. */
export function useDecisions({ onDecided, onRefused, onUndone }: Decisions) {
  const { t } = useMessages();
  const client = useQueryClient();
  const call = useCall({
    failed: t("admin.failed"),
    onFailed: (error) =>
      onRefused(error instanceof CallFailed ? error : new CallFailed(0, reasonOf(error, t("admin.failed")))),
  });
  const last = useRef<{ ids: readonly string[]; atMs: number }>(undefined);

  async function run(work: () => Promise<void>): Promise<void> {
    if (await call.run(work)) void client.invalidateQueries();
  }

  function take(ids: readonly string[], message: string): void {
    last.current = { ids, atMs: Date.now() };
    showToast(message, { action: { label: t("moderation.undo"), run: () => void undo() } });
    client.setQueryData(
      moderationQueue.queryKey,
      (queue) =>
        queue && {
          total: queue.total - ids.length,
          items: queue.items.filter(({ id }) => !ids.includes(id)),
        },
    );
    onDecided(ids);
  }

  const decide = ({ id, title }: QueueItem, kind: Kind, call: () => Promise<unknown>) =>
    run(async () => {
      await call();
      take([id], t(`moderation.done.${kind}`, { title }));
    });

  /** Takes the last decision back, one's own and not too long ago. */
  async function undo(): Promise<void> {
    const decided = last.current;
    if (!decided || Date.now() - decided.atMs > UNDO_MS) return;
    last.current = undefined;
    await run(async () => {
      const { decided: back, refused } = await undoDecisions(decided.ids);
      if (back[0]) {
        showToast(t("moderation.undone", { count: back.length }));
        await client.refetchQueries({ queryKey: moderationQueue.queryKey });
        onUndone(back[0].id);
      }
      if (refused[0]) showToast(refused[0].error, { tone: "problem" });
    });
  }

  return {
    isBusy: call.isBusy,
    undo,
    approve: (item: QueueItem) => decide(item, "approve", () => approveItem(item.id)),
    save: (item: QueueItem, changes: Record<string, unknown>) =>
      decide(item, "save", () => approveItem(item.id, changes)),
    reject: (item: QueueItem, reason: string) => decide(item, "reject", () => rejectItem(item.id, reason)),
    merge: (item: QueueItem, ...merged: [event: string, take: Parameters<typeof mergeItem>[2]]) =>
      decide(item, "merge", () => mergeItem(item.id, ...merged)),
    together: (ids: readonly string[], decision: "approve" | "reject", reason?: string) =>
      run(async () => {
        const { decided, refused } = await decideTogether(ids, decision, reason);
        if (refused[0])
          showToast(t("moderation.some-refused", { count: refused.length, reason: refused[0].error }), {
            tone: "problem",
          });
        if (decided.length > 0)
          take(
            decided.map(({ id }) => id),
            t(`moderation.done-several.${decision}`, { count: decided.length }),
          );
      }),
  };
}

/** Shorter than a claim lasts. */
const RENEW_MS = 4 * 60_000;

/** Claims the item that is open for as long as it is open; answers with the refusal, if another moderator has it. */
export function useClaim(id: string | undefined): string | undefined {
  const [refused, setRefused] = useState<{ id: string; sentence: string }>();
  useEffect(() => {
    if (id === undefined) return;
    const claim = () =>
      claimItem(id).then(
        () => setRefused(undefined),
        (error) => error instanceof CallFailed && setRefused({ id, sentence: error.message }),
      );
    void claim();
    const timer = setInterval(claim, RENEW_MS);
    return () => clearInterval(timer);
  }, [id]);
  return refused?.id === id ? refused?.sentence : undefined;
}
