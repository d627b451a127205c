import { redirect } from "react-router";
import { ownPage } from "#contract/own-page.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { LoginPanel } from "#web/session/sign-in/login-panel.tsx";
import { readLoginView } from "#web/session/sign-in/login-view.ts";
import type { Route } from "./+types/login-page.ts";
import { AccountScene } from "./account-scene.tsx";
import { NOTICE_TONES, readLoginNotice } from "./login-notice.ts";
import { refusedNotice } from "./refused-notice.ts";

/** A signed-in visitor is redirected, which is also how a sign-in leaves this page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const next = ownPage(searchParams.get("next"));
  if (context.get(pageContext).user) throw redirect(next);
  return {
    next,
    view: readLoginView(searchParams.get("view")),
    notice: readLoginNotice(searchParams.get("notice")),
    joiningEmail: context.get(pageContext).joiningEmail,
    refused: await refusedNotice(request),
    asksCode: searchParams.get("refused")?.startsWith("secondFactor") ?? false,
  };
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { next, view, notice, refused, joiningEmail } = loaderData;
  return (
    <AccountScene>
      <PageTitle text={t("shell.login")} />
      <meta name="robots" content="noindex" />
      <LoginPanel
        // A link to another view of this page starts it anew.
        key={view}
        next={next}
        email={joiningEmail}
        view={view}
        asksCode={loaderData.asksCode}
        notice={refused ?? (notice && { tone: NOTICE_TONES[notice], text: t(`account.notice.${notice}`) })}
        headingLevel={1}
      />
    </AccountScene>
  );
}
