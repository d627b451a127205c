import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, reasonOf } from "#web/session/api.ts";

/**
 * One call at a time: what is under way, what it failed with, and the fields that it refused. Only a form shows those at
 * its fields; elsewhere the refusal is told as a whole.
 */
export function useWork({ isForm = false } = {}) {
  const { t } = useMessages();
  const client = useQueryClient();
  /** Says what is under way. */
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});

  async function work(saying: string, task: () => Promise<void>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(saying);
    setProblem(undefined);
    setFields({});
    try {
      await task();
    } catch (error) {
      const refused = error instanceof CallFailed ? error.fields : {};
      setFields(refused);
      if (!isForm || Object.keys(refused).length === 0) setProblem(reasonOf(error, t("admin.failed")));
    } finally {
      setBusy(undefined);
      void client.invalidateQueries();
    }
  }

  return { busy, problem, setProblem, work, problemOf: (field: string) => fields[field], fields };
}

export type Work = ReturnType<typeof useWork>;
