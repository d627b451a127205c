import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Said } from "#contract/account.ts";
import { urls } from "#contract/urls.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get, reasonOf } from "#web/session/api.ts";
import form from "#web/session/sign-in/account-form.module.css";
import classes from "#web/session/sign-in/login-panel.module.css";
import type { FormNotice } from "#web/session/sign-in/use-account-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/reset-page.ts";
import { AccountScene } from "./account-scene.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { refusedNotice } from "./refused-notice.ts";

/** The address as mailed, `id={id}/token={token}`; anything else is checked as it is, and refused. */
export async function loader({ params, request }: Route.LoaderArgs) {
  return {
    id: params.id.replace(/^id=/, ""),
    token: params.token.replace(/^token=/, ""),
    // Without script the browser went to have it checked, and came back.
    isChecked: new URL(request.url).searchParams.has("checked"),
    refused: await refusedNotice(request),
  };
}

/** Where the mailed link leads: it is checked first, and only a good one shows the form. */
export default function ResetPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { id, token, isChecked, refused } = loaderData;
  const check = useResetCheck(id, token, isChecked, refused);
  return (
    <AccountScene>
      <PageTitle text={t("account.title.reset")} />
      <meta name="robots" content="noindex" />
      <div className="column gap-20">
        <header>
          <h1 className={classes.title}>{t("account.title.reset")}</h1>
          <p className="above-4 muted">{t("account.lead.reset")}</p>
        </header>
        {check.state === "checking" && (
          <>
            <Notice tone="info">{t("account.checking")}</Notice>
            <noscript>
              <Button component="a" href={urls.checkReset(id, token)} size="lg" fullWidth>
                {t("account.check-link")}
              </Button>
            </noscript>
          </>
        )}
        {check.state === "good" && <NewPasswordForm userId={id} kind="reset" notice={refused} />}
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
function useResetCheck(
  id: string,
  token: string,
  isChecked: boolean,
  refused: FormNotice | undefined,
): ResetCheck {
  const [check, setCheck] = useState<ResetCheck>(() => {
    if (isChecked) return { state: "good" };
    return refused ? { state: "bad", reason: refused.text } : { state: "checking" };
  });
  const isOpen = check.state === "checking";
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    get<Said>(urls.checkReset(id, token), left.signal).then(
      () => setCheck({ state: "good" }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        setCheck({ state: "bad", reason: reasonOf(error, "") });
      },
    );
    return () => left.abort();
  }, [id, token, isOpen]);
  return check;
}
