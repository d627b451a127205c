import { useNavigate } from "react-router";
import type { SourceRun } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { AskButton } from "../questions.tsx";
import type { AdminCall } from "../use-admin-call.tsx";
import { runSource } from "./source-calls.ts";
import { sourceUrls } from "./source-urls.ts";

interface AcceptLossProps {
  sourceId: number;
  problem: NonNullable<SourceRun["problem"]>;
  work: AdminCall;
}

/** Asks before the events that a source no longer lists are withdrawn, although they are so many. */
export function AcceptLoss({ sourceId, problem, work }: AcceptLossProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const accept = () =>
    void work.run(async () => {
      const { id } = await runSource(sourceId, { acceptLoss: true });
      await navigate(sourceUrls.run(sourceId, id));
    }, t("admin.loss-accepting"));
  return (
    <AskButton
      isBusy={work.isBusy}
      question={{ title: t("admin.loss-title"), sentences: [problem.message, t("admin.loss-what")] }}
      onConfirm={accept}
    >
      {t("admin.loss-accept")}
    </AskButton>
  );
}
