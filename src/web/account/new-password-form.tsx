import { useNavigate } from "react-router";
import type { Said } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import classes from "#web/session/sign-in/account-form.module.css";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { type FormNotice, useAccountForm } from "#web/session/sign-in/use-account-form.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface NewPasswordFormProps {
  /** Whose password; the session or the grant of the mailed link decides whether that may be. */
  userId: string;
  kind: "reset" | "change";
  notice: FormNotice | undefined;
  /** Whether the present password is asked for, too. */
  asksCurrent?: boolean;
}

/** A new password, twice. Setting it ends every session, and leads to a page outside of the profile. */
export function NewPasswordForm({ userId, kind, notice: first, asksCurrent = false }: NewPasswordFormProps) {
  const { t } = useMessages();
  const email = useAccount()?.email ?? "";
  const navigate = useNavigate();
  const url = kind === "reset" ? routes.resetPassword : routes.changePassword;
  const account = useAccountForm(async ({ password, currentPassword }) => {
    await post<Said>(url, { password, id: userId, currentPassword });
    await navigate(urls.passwordChanged);
    return undefined;
  }, first);
  const { form, notice, isSending, problemOf } = account;
  // The page may have been open for long before it is sent.
  const asksPassword = asksCurrent || account.wasRefusedFor("currentNeeded");

  return (
    <form {...form} action={url} className={classes.form}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      {/* Without script the form sends it itself. */}
      <input type="hidden" name="id" value={userId} />
      {/* For password managers, which keep a password under a name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {asksPassword && (
        <PasswordField
          name="currentPassword"
          label={t("account.current-password")}
          kind="current"
          problem={problemOf("currentPassword")}
        />
      )}
      <PasswordField
        name="password"
        label={t("account.new-password")}
        kind="new"
        problem={problemOf("password")}
      />
      <PasswordField
        name="repeat"
        label={t("account.repeat-password")}
        kind="repeat"
        problem={problemOf("repeat")}
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} aria-disabled={isSending}>
        {t(kind === "reset" ? "account.reset" : "account.change")}
      </Button>
    </form>
  );
}
