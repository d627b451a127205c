import { useState } from "react";
import { useNavigate } from "react-router";
import type { SourceRun } from "#contract/admin-sources.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { Call } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AskModal } from "../forms/form-modals.tsx";
import { runSource } from "./source-calls.ts";
import { sourceUrls } from "./source-urls.ts";

interface AcceptLossProps {
  sourceId: number;
  problem: NonNullable<SourceRun["problem"]>;
  work: Call;
}

/** Asks before the events that a source no longer lists are withdrawn, although they are so many. */
export function AcceptLoss({ sourceId, problem, work }: AcceptLossProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  function accept(): void {
    setIsAsking(false);
    void work.run(async () => {
      const { id } = await runSource(sourceId, { acceptLoss: true });
      await navigate(sourceUrls.run(sourceId, id));
    }, t("admin.loss-accepting"));
  }

  return (
    <>
      <Button variant="default" aria-disabled={work.isBusy} onClick={() => setIsAsking(true)}>
        {t("admin.loss-accept")}
      </Button>
      <AskModal
        question={{ title: t("admin.loss-title"), sentences: [problem.message, t("admin.loss-what")] }}
        isOpen={isAsking}
        submit={t("admin.loss-accept")}
        onCancel={() => setIsAsking(false)}
        onConfirm={accept}
      />
    </>
  );
}
