import { useState } from "react";
import type { Said } from "#contract/account.ts";
import type { OwnMail } from "#contract/security.ts";
import { routes } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, send } from "#web/session/api.ts";
import form from "#web/session/sign-in/account-form.module.css";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { useAccountForm } from "#web/session/sign-in/use-account-form.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { IconMail } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./security.module.css";
import { useChange } from "./use-change.ts";

/** The address, whether mails reach it, and how it is changed. */
export function EmailCard({ mail }: { mail: OwnMail }) {
  const { t } = useMessages();
  const hasPassword = useAccount()?.password ?? false;
  const { isBusy, change } = useChange();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="email">
      <h2 id="email" className={classes.title}>
        {t("security.email")}
      </h2>
      <p className={classes.text}>{t("security.email-lead", { email: mail.email })}</p>
      {mail.isStopped && (
        <div className="above-16">
          <Notice tone="warning">{t("security.email-stopped")}</Notice>
          <Button
            variant="default"
            className="above-12"
            aria-disabled={isBusy}
            onClick={() => change(() => send("DELETE", routes.ownMail), t("security.email-retried"))}
          >
            {t("security.email-retry")}
          </Button>
        </div>
      )}
      {isOpen ? (
        <ChangeEmailForm hasPassword={hasPassword} />
      ) : (
        <Button variant="default" className="above-12" onClick={() => setIsOpen(true)}>
          {t("security.email-change")}
        </Button>
      )}
    </section>
  );
}

function ChangeEmailForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useMessages();
  const {
    form: events,
    notice,
    isSending,
    problemOf,
  } = useAccountForm(async ({ email, password }) => {
    await post<Said>(routes.changeEmail, { email, password });
    return { tone: "success", text: t("security.email-sent") };
  });
  return (
    <form {...events} action={routes.changeEmail} className={`${form.form} ${classes.form}`}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t("security.email-new")}
        Icon={IconMail}
        required
        autoComplete="email"
        problem={problemOf("email")}
      />
      {hasPassword && (
        <PasswordField
          name="password"
          label={t("account.current-password")}
          kind="current"
          problem={problemOf("password")}
        />
      )}
      <Button type="submit" className="above-12" aria-disabled={isSending}>
        {t("security.email-change")}
      </Button>
    </form>
  );
}
