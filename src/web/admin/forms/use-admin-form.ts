import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Added, Done } from "#contract/admin.ts";
import { failureText } from "#web/messages/error-text.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, post, reasonOf } from "#web/session/api.ts";

/** Sends a form, and keeps what came of it: done, wrong fields, or a sentence about the whole. */
export function useAdminForm(url: string, onDone: () => void) {
  const { t } = useMessages();
  const client = useQueryClient();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();
  const [done, setDone] = useState<{ message: string; remark: string }>();
  const [isSending, setIsSending] = useState(false);

  /** With a callback the message goes there, and no dialog asks to be read. */
  async function send(values: Record<string, unknown>, onSent?: (message: string) => void): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    forget();
    try {
      const { message, notice: remark } = await post<Done & Pick<Added, "notice">>(url, values);
      if (onSent) onSent(message);
      else setDone({ message, remark: (await failureText(remark)).message });
      // Rendered first: the events of a venue that is gone must not be asked for again.
      flushSync(onDone);
      // One write changes the total, the lists and the log.
      void client.invalidateQueries();
    } catch (error) {
      const fields = error instanceof CallFailed ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) setNotice(reasonOf(error, t("admin.failed")));
    } finally {
      setIsSending(false);
    }
  }

  function forget(): void {
    setProblems({});
    setNotice(undefined);
  }

  return {
    send,
    forget,
    isSending,
    notice,
    /** What was done, until that has been read. */
    done,
    onRead: () => setDone(undefined),
    problemOf: (field: string) => problems[field],
    hasProblems: Object.keys(problems).length > 0,
  };
}
