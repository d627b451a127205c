import { useState } from "react";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useRootData } from "../root-data.ts";
import classes from "./account-form.module.css";

/** Leads to Google and back; without credentials, shows a notice instead. */
export function GoogleButton({ next }: { next: string }) {
  const { t } = useMessages();
  const isConfigured = useRootData()?.isGoogleConfigured;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        component="a"
        href={urls.googleFor(next)}
        variant="default"
        size="lg"
        fullWidth
        className={classes.google}
        leftSection={
          <span className={classes.letter} aria-hidden>
            {t("account.google-letter")}
          </span>
        }
        onClick={(event) => {
          if (isConfigured) return;
          event.preventDefault();
          setIsAsked(true);
        }}
      >
        {t("account.google")}
      </Button>
      {isAsked && <Notice tone="warning">{t("account.notice.google-not-configured")}</Notice>}
      <p className={classes.or}>{t("account.or")}</p>
    </>
  );
}
