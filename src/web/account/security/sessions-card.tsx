import type { OwnSession } from "#contract/security.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { send } from "#web/session/api.ts";
import { deviceName } from "#web/session/device-name.ts";
import { Button } from "#web/ui/button.tsx";
import classes from "./security.module.css";
import { useChange } from "./use-change.ts";

/** Where the user is signed in; each session can be ended, this one by Logout. */
export function SessionsCard({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t, locale } = useMessages();
  const { isBusy, change } = useChange();
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className={classes.card} aria-labelledby="sessions">
      <h2 id="sessions" className={classes.title}>
        {t("security.sessions")}
      </h2>
      <p className={classes.text}>{t("security.sessions-lead")}</p>
      <ul className={classes.rows}>
        {sessions.map((session) => {
          const device = deviceName(session, t);
          return (
            <li key={session._id} className={classes.row}>
              <div className="shrink breakable">
                <p className="strong">{device}</p>
                <p className="muted text-small">
                  {session.isThis
                    ? t("security.session-this")
                    : t("security.session-used", { when: moments.format(session.lastUsedAt) })}
                </p>
              </div>
              {!session.isThis && (
                <Button
                  variant="default"
                  aria-label={t("security.session-end-spoken", { device })}
                  aria-disabled={isBusy}
                  onClick={() =>
                    change(() => send("DELETE", urls.ownSession(session._id)), t("security.session-ended"))
                  }
                >
                  {t("security.session-end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          className="above-12"
          aria-disabled={isBusy}
          onClick={() => change(() => send("DELETE", routes.ownSessions), t("security.sessions-ended"))}
        >
          {t("security.sessions-end")}
        </Button>
      )}
    </section>
  );
}
