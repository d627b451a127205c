import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BulkAction, BulkResult, TableEvent } from "#contract/admin-events.ts";
import { problemTeller } from "#web/messages/error-text.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useCall } from "#web/session/use-call.ts";
import { type BulkChange, changeEvents, undoBulk } from "./event-calls.ts";

/** What came of the last action, until it is closed or another one begins. */
export interface Outcome {
  action: BulkAction["action"] | "undo";
  done: number;
  undo: string | null;
  /** Events that stayed as they were, by title, with the reason. */
  refused: { id: string; title: string; reason: string }[];
}

export type Bulk = ReturnType<typeof useBulk>;

/** One action on events at a time, with its outcome and undo. */
export function useBulk() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { run, isBusy, notice, forget } = useCall({
    failed: t("admin.failed"),
    isForm: false,
    onFailed: () => setOutcome(undefined),
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());

  async function show(action: Outcome["action"], result: BulkResult, names: ReadonlyMap<string, string>) {
    const say = await problemTeller();
    const refused = result.results.flatMap(({ _id, problem }) =>
      problem ? [{ id: _id, title: names.get(_id) ?? _id, reason: say(problem, problem.error) }] : [],
    );
    setOutcome({ action, done: result.done, undo: result.undo, refused });
    void client.invalidateQueries();
  }

  return {
    isBusy,
    problem: notice,
    outcome,
    work: run,

    run: (events: readonly TableEvent[], change: BulkChange, onDone?: () => void) =>
      run(async () => {
        const names = new Map(events.map(({ _id, name }) => [_id, name]));
        setTitles(names);
        await show(change.action, await changeEvents([...names.keys()], change), names);
        onDone?.();
      }),

    undo: (id: string) => run(async () => show("undo", await undoBulk(id), titles)),

    close(): void {
      setOutcome(undefined);
      forget();
    },
  };
}
