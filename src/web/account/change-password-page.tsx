import { redirect } from "react-router";
import { urls } from "#contract/urls.ts";
import { isRecentSignIn } from "#domain/account.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { requireUser } from "#web/session/require-user.ts";
import type { Route } from "./+types/change-password-page.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import classes from "./profile-card.module.css";
import { refusedNotice } from "./refused-notice.ts";

/** An account that only Google opens has no password to change. */
export async function loader(args: Route.LoaderArgs) {
  const { _id, password, signedInAt = 0 } = requireUser(args);
  if (!password) throw redirect(urls.profile);
  const { services } = args.context.get(pageContext);
  return {
    userId: _id,
    asksCurrent: !isRecentSignIn(signedInAt, services.now()),
    refused: await refusedNotice(args.request),
  };
}

export default function ChangePasswordPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  return (
    <section className={classes.card}>
      <PageTitle text={t("profile.change-password")} />
      <h1 className="title">{t("profile.change-password")}</h1>
      <p className={classes.text}>{t("account.lead.change")}</p>
      <NewPasswordForm
        userId={loaderData.userId}
        kind="change"
        notice={loaderData.refused}
        asksCurrent={loaderData.asksCurrent}
      />
    </section>
  );
}
