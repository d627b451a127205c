import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Said } from "#contract/account.ts";
import { urls } from "#contract/urls.ts";
import { get, reasonOf } from "#web/api.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PageTitle } from "#web/shell/page-title.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/reset-page.ts";
import form from "./account-form.module.css";
import { AccountScene } from "./account-scene.tsx";
import classes from "./login-panel.module.css";
import { NewPasswordForm } from "./new-password-form.tsx";

/** The address as mailed, `id={id}/token={token}`; anything else is checked as it is, and refused. */
export function loader({ params }: Route.LoaderArgs) {
  return { id: params.id.replace(/^id=/, ""), token: params.token.replace(/^token=/, "") };
}

/** Where the mailed link leads: it is checked first, and only a good one shows the form. */
export default function ResetPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { id, token } = loaderData;
  const check = useResetCheck(id, token);
  return (
    <AccountScene>
      <PageTitle text={t("account.title.reset")} />
      <meta name="robots" content="noindex" />
      <div className={classes.panel}>
        <header>
          <h1 className={classes.title}>{t("account.title.reset")}</h1>
          <p className={classes.lead}>{t("account.lead.reset")}</p>
        </header>
        {check.state === "checking" && <Notice tone="info">{t("account.checking")}</Notice>}
        {check.state === "good" && <NewPasswordForm userId={id} kind="reset" />}
        {check.state === "bad" && (
          <div className={form.form}>
            <Notice tone="error">{check.reason || t("account.failed")}</Notice>
            <p className={form.switch}>
              <Link to={urls.login}>{t("account.back-link")}</Link>
            </p>
          </div>
        )}
      </div>
    </AccountScene>
  );
}

type ResetCheck = { state: "checking" | "good" } | { state: "bad"; reason: string };

/** Asked by the browser itself: the answer gives it the grant to set a new password. */
function useResetCheck(id: string, token: string): ResetCheck {
  const [check, setCheck] = useState<ResetCheck>({ state: "checking" });
  useEffect(() => {
    const left = new AbortController();
    get<Said>(urls.checkReset(id, token), left.signal).then(
      () => setCheck({ state: "good" }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        setCheck({ state: "bad", reason: reasonOf(error, "") });
      },
    );
    return () => left.abort();
  }, [id, token]);
  return check;
}
