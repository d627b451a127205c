import { useState } from "react";
import type { OwnCalendar as Address } from "#contract/favorites.ts";
import { routes } from "#contract/urls.ts";
import { calendarWays } from "#web/listing/calendar-ways.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { post, reasonOf, send } from "#web/session/api.ts";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { useSite } from "#web/session/site.ts";
import { useCall } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import classes from "./own-calendar.module.css";

/** The secret address of the favourites as a calendar: it is shown once, when it is made. */
export function OwnCalendarSection() {
  const { t } = useMessages();
  const { name } = useSite();
  const [url, setUrl] = useState<string>();
  const [password, setPassword] = useState("");
  const { run, wasRefusedFor } = useCall({
    failed: t("follow.failed"),
    onFailed: (error) => showToast(reasonOf(error, t("follow.failed")), { tone: "problem" }),
  });
  const make = () =>
    run(async () => {
      const body = password === "" ? {} : { password };
      setUrl((await post<Address>(routes.ownCalendar, body)).url);
      setPassword("");
    });
  const revoke = () =>
    run(async () => {
      await send("DELETE", routes.ownCalendar);
      setUrl(undefined);
      showToast(t("own-calendar.revoked"));
    });
  async function copy(text: string): Promise<void> {
    if (await copyText(text)) showToast(t("own-calendar.copied"), { stayMs: GLANCE_MS });
  }

  return (
    <section className={classes.card} aria-labelledby="own-calendar">
      <h2 id="own-calendar" className="text-h4 strong">
        {t("own-calendar.title")}
      </h2>
      <p className="text-small line-150 muted">{t("own-calendar.lead")}</p>
      {url && (
        <>
          <div className={classes.address}>
            <input
              readOnly
              value={url}
              aria-label={t("own-calendar.address")}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button variant="default" onClick={() => void copy(url)}>
              {t("own-calendar.copy")}
            </Button>
          </div>
          <p className="flex wrap gap-8">
            {calendarWays(url, `${name} ♥`).map(({ program, href }) => (
              <Button key={program} component="a" href={href} target="_blank" rel="noopener noreferrer">
                {program}
                <NewTabHint />
              </Button>
            ))}
          </p>
        </>
      )}
      {!url && <p className="text-small line-150 muted">{t("own-calendar.renew-hint")}</p>}
      {wasRefusedFor("currentNeeded") && (
        <PasswordField
          name="password"
          label={t("account.current-password")}
          kind="current"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <p className="flex wrap gap-8">
        <Button variant="default" onClick={() => void make()}>
          {t(url ? "own-calendar.renew" : "own-calendar.make")}
        </Button>
        <Button variant="subtle" onClick={() => void revoke()}>
          {t("own-calendar.revoke")}
        </Button>
      </p>
    </section>
  );
}
