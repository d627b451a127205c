import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import calendarScene from "#web/assets/illustrations/calendar-scene.svg";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import empty from "#web/ui/empty-page.module.css";
import { Illustration } from "#web/ui/illustration.tsx";

export type SentState = "unconfirmed" | "waiting" | "approved";

/** What happens with an event that was sent. */
export function SentScreen({ state, onAnother }: { state: SentState; onAnother?(): void }) {
  const { t } = useMessages();
  const user = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={empty.page}>
      <Illustration src={calendarScene} width={240} height={180} />
      <h1 ref={heading} tabIndex={-1} className={empty.title}>
        {t(`submit.sent.${state}`)}
      </h1>
      <p className={empty.text}>{t(`submit.sent-text.${state}`)}</p>
      <div className="flex wrap centred gap-12">
        {user && (
          <Button component={Link} to={urls.ownEvents} size="lg">
            {t("submit.sent-own")}
          </Button>
        )}
        <Button component={Link} to={urls.addEvent} size="lg" variant="default" onClick={onAnother}>
          {t("submit.sent-another")}
        </Button>
      </div>
    </div>
  );
}
