import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./account-form.module.css";

/** The end of a reset or a change: all sessions have ended, so it links to the login. */
export function PasswordChanged() {
  const { t } = useMessages();
  return (
    <div className={classes.form}>
      <Notice tone="success">{t("account.changed")}</Notice>
      <Button component={Link} to={urls.login} size="lg" className={classes.submit}>
        {t("account.go-to-login")}
      </Button>
    </div>
  );
}
