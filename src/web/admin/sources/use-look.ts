import { useEffect, useRef, useState } from "react";
import type { SourcePreview } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf } from "#web/session/api.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { lookAtSource, type SourceLook } from "./source-calls.ts";

const PAUSE_MS = 500;

/** Looks at an address or a file, and again whenever what it is to be read with has changed. */
export function useLook(look: SourceLook, file: File | undefined) {
  const { t } = useMessages();
  const [preview, setPreview] = useState<SourcePreview>();
  const [isLooking, setIsLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const running = useRef<AbortController>(undefined);
  const current = JSON.stringify(look);
  const settled = useDebounced(current, PAUSE_MS);
  const looked = useRef<string>(undefined);

  async function start(what: SourceLook, chosen: File | undefined, again: boolean): Promise<void> {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    looked.current = JSON.stringify(what);
    setIsLooking(true);
    setProblem(undefined);
    setFields({});
    try {
      const found = await lookAtSource(what, { file: chosen, again, signal: call.signal });
      if (running.current === call) setPreview(found);
    } catch (error) {
      if (running.current !== call) return;
      const refused = error instanceof CallFailed ? error.fields : {};
      setFields(refused);
      if (!("url" in refused)) setProblem(reasonOf(error, t("admin.failed")));
      if (!again) setPreview(undefined);
    } finally {
      if (running.current === call) setIsLooking(false);
    }
  }

  const restart = useRef(start);
  restart.current = start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new file is looked at when it is chosen
  useEffect(() => {
    if (looked.current === undefined || looked.current === settled) return;
    void restart.current(JSON.parse(settled) as SourceLook, file, true);
  }, [settled]);

  useEffect(() => () => running.current?.abort(), []);

  return {
    preview,
    isLooking,
    problem,
    setProblem,
    problemOf: (field: string) => fields[field],
    start: (what: SourceLook, chosen: File | undefined) => start(what, chosen, false),
  };
}
