import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Source } from "#contract/admin-sources.ts";
import { runAllSources, sourceList } from "./source-calls.ts";

const ASK_EVERY_MS = 2_000;
/** After so long the list renews itself as usual; the server goes on. */
const WATCH_MS = 10 * 60_000;

/** Asks every source, and watches how many have been asked. */
export function useRunAll(sources: readonly Source[] | undefined) {
  const client = useQueryClient();
  /** The last run of each source that is to run. */
  const [before, setBefore] = useState<ReadonlyMap<number, number | undefined>>();
  const asked = [...(before ?? [])].filter(([id, last]) => {
    const source = sources?.find((each) => each.id === id);
    const run = source?.lastRun;
    return source?.state !== "active" || (run && run.id !== last && run.state !== "running");
  }).length;
  const isDone = before !== undefined && asked >= before.size;

  useEffect(() => {
    if (!before || isDone) return;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: sourceList.queryKey }),
      ASK_EVERY_MS,
    );
    const end = setTimeout(() => setBefore(undefined), WATCH_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [before, isDone, client]);

  return {
    progress: before && !isDone ? { asked, all: before.size } : undefined,
    finished: isDone ? before.size : undefined,
    async start(): Promise<void> {
      const due = (sources ?? []).filter(({ state, url }) => state === "active" && url !== null);
      await runAllSources();
      setBefore(new Map(due.map(({ id, lastRun }) => [id, lastRun?.id])));
    },
  };
}
