import { useState } from "react";
import type { Claim } from "#contract/organizers.ts";
import { urls } from "#contract/urls.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, reasonOf } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/confirm-claim-page.ts";
import classes from "./claim-page.module.css";
import { Ways } from "./claim-page.tsx";
import "./load-messages.ts";

/** The page of a mailed link. A press confirms, because mail scanners open every link. */
export default function ConfirmClaimRoute({ params }: Route.ComponentProps) {
  return <ConfirmClaimForm id={params.id} token={params.token} />;
}

export function ConfirmClaimForm({ id, token }: { id: string; token: string }) {
  const { t } = useMessages();
  const [claim, setClaim] = useState<Claim>();
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setProblem(undefined);
    try {
      setClaim(await post<Claim>(urls.confirmClaim(id), { token }));
    } catch (error) {
      setProblem(reasonOf(error, t("claim.failed")));
    }
  }

  return (
    <div className={classes.page}>
      <PageTitle text={t("claim.confirm")} />
      <h1 className="title breakable">{t("claim.confirm")}</h1>
      {claim ? (
        <>
          <Notice tone="success">
            {claim.state === "granted" ? t("claim.yours", { name: claim.name }) : t("claim.proved")}
          </Notice>
          <Ways page={claim.page} />
        </>
      ) : (
        <>
          <p className="above-8 muted">{t("claim.confirm-text")}</p>
          {problem && <Notice tone="error">{problem}</Notice>}
          <p>
            <Button size="lg" onClick={confirm}>
              {t("claim.confirm-do")}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
