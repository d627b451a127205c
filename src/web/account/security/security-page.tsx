import { redirect } from "react-router";
import type { ApiTokens } from "#contract/api-tokens.ts";
import type { Passkeys } from "#contract/passkeys.ts";
import type { SecondFactor } from "#contract/second-factor.ts";
import type { SecurityPage as LogPage, OwnMail, OwnSessions } from "#contract/security.ts";
import { routes, urls } from "#contract/urls.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CallFailed, get } from "#web/session/api.ts";
import type { Route } from "./+types/security-page.ts";
import { DataCard } from "./data-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { FactorCard } from "./factor-card.tsx";
import { LogCard } from "./log-card.tsx";
import { logUrl } from "./log-url.ts";
import { PasskeysCard } from "./passkeys-card.tsx";
import classes from "./security.module.css";
import { SessionsCard } from "./sessions-card.tsx";
import { TokensCard } from "./tokens-card.tsx";
import "./load-messages.ts";

/** In the browser: the session of the request is what the answers are about. */
export async function clientLoader() {
  try {
    const [{ sessions }, { entries }, mail, { passkeys }, factor, { tokens }] = await Promise.all([
      get<OwnSessions>(routes.ownSessions),
      get<LogPage>(logUrl()),
      get<OwnMail>(routes.ownMail),
      get<Passkeys>(routes.passkeys),
      get<SecondFactor>(routes.secondFactor),
      get<ApiTokens>(routes.tokens),
    ]);
    return { sessions, entries, mail, passkeys, factor, tokens, nowMs: Date.now() };
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) throw redirect(urls.loginFor(urls.security));
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useMessages();
  return (
    <div className={classes.page}>
      <PageTitle text={t("profile.security")} />
      <h1 className={classes.heading}>{t("profile.security")}</h1>
      <p role="status">{t("security.loading")}</p>
    </div>
  );
}

export default function SecurityPage({
  loaderData: { sessions, entries, mail, passkeys, factor, tokens, nowMs },
}: Route.ComponentProps) {
  const { t } = useMessages();
  return (
    <div className={classes.page}>
      <PageTitle text={t("profile.security")} />
      <h1 className={classes.heading}>{t("profile.security")}</h1>
      <EmailCard mail={mail} />
      <PasskeysCard passkeys={passkeys} />
      <FactorCard factor={factor} />
      <SessionsCard sessions={sessions} />
      <TokensCard tokens={tokens} nowMs={nowMs} />
      <DataCard />
      <LogCard entries={entries} />
    </div>
  );
}
