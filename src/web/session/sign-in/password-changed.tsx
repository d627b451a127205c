import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./account-form.module.css";

/** Where a reset and a change end: nobody is signed in any more, so the way to the login is all there is. */
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
