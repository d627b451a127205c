import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useCall } from "#web/session/use-call.ts";
import { Notice, type NoticeTone } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** What is said of a call that was done. */
export type CallSaid = string | { tone: NoticeTone; text: ReactNode } | undefined;
export type AdminCall = ReturnType<typeof useAdminCall>;

/** A call of the administration: one write changes the total, the lists and the log, so all are asked for again, whatever came of it. */
export function useAdminCall({ isForm = true } = {}) {
  const { t } = useMessages();
  const client = useQueryClient();
  const [done, setDone] = useState<CallSaid>();
  const call = useCall({
    failed: t("admin.failed"),
    isForm,
    onSettled: () => void client.invalidateQueries(),
  });
  return {
    ...call,
    done,
    say: setDone,
    /** Runs a task, which answers with what is said of it then; resolves with whether it was done. */
    tell(task: () => Promise<CallSaid>, doing?: string): Promise<boolean> {
      setDone(undefined);
      return call.run(async () => setDone(await task()), doing);
    },
  };
}

interface CallNoticeProps {
  work: { doing?: string | undefined; notice?: string | undefined; done?: CallSaid };
  progress?: { value: number; max: number } | undefined;
}

/** What is under way, what failed, or what was done. */
export function CallNotice({ work: { doing, notice, done }, progress }: CallNoticeProps) {
  const { t } = useMessages();
  if (doing !== undefined) return <Progress label={t("admin.view.sources")} text={doing} {...progress} />;
  const said: CallSaid = notice ? { tone: "error", text: notice } : done;
  if (!said) return null;
  const { tone, text } = typeof said === "string" ? { tone: "success" as const, text: said } : said;
  return (
    <div className="spaced">
      <Notice tone={tone}>{text}</Notice>
    </div>
  );
}
