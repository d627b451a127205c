import { isRecentSignIn } from "#domain/account.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { requireUser } from "#web/session/require-user.ts";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { IconMail } from "#web/ui/icons.ts";
import type { Route } from "./+types/delete-account-page.ts";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import classes from "./profile-card.module.css";
import { refusedNotice } from "./refused-notice.ts";
import "./security/load-messages.ts";

export async function loader(args: Route.LoaderArgs) {
  const { password = false, signedInAt = 0 } = requireUser(args);
  const { services } = args.context.get(pageContext);
  return {
    hasPassword: password,
    mustSignInAgain: !password && !isRecentSignIn(signedInAt, services.now()),
    refused: await refusedNotice(args.request),
  };
}

export default function DeleteAccountPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { contactEmail } = useSite();
  return (
    <section className={classes.card}>
      <PageTitle text={t("profile.delete-account")} />
      <h1 className="title">{t("profile.delete-account")}</h1>
      <p className={classes.text}>{t("profile.delete-how", { email: contactEmail })}</p>
      <Button
        component="a"
        href={`mailto:${contactEmail}?subject=${encodeURIComponent(t("profile.delete-subject"))}`}
        variant="default"
        className="at-most"
        leftSection={<IconMail size={18} stroke={1.8} aria-hidden />}
      >
        {t("profile.delete-write")}
      </Button>
      <h2 className={classes.part}>{t("profile.delete-yourself")}</h2>
      <p className={classes.text}>{t("profile.delete-yourself-lead")}</p>
      <DeleteAccountForm
        hasPassword={loaderData.hasPassword}
        mustSignInAgain={loaderData.mustSignInAgain}
        notice={loaderData.refused}
      />
    </section>
  );
}
