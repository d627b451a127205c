import { useState } from "react";
import type { Said } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CallFailed, post } from "../api.ts";
import classes from "./account-form.module.css";
import { EmailField } from "./email-field.tsx";
import { GoogleButton } from "./google-button.tsx";
import type { LoginViewProps } from "./login-view.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function SignInForm({
  email,
  onEmail,
  next,
  linkTo,
  onSignedIn,
  notice: first,
  asksCode: asksCodeFirst,
}: LoginViewProps) {
  const { t } = useMessages();
  const [asksCode, setAsksCode] = useState(asksCodeFirst);
  const { form, notice, isSending, problemOf } = useAccountForm(async (values) => {
    try {
      const { email: address, password, code } = values;
      await post<Said>(routes.signIn, { email: address, password, code });
    } catch (error) {
      if (error instanceof CallFailed && error.code === "secondFactorNeeded") {
        setAsksCode(true);
        return { tone: "info", text: error.message };
      }
      // The right password, but the address is not confirmed: no failure, only one step too early.
      if (error instanceof CallFailed && error.code === "confirmFirst")
        return { tone: "warning", text: error.message };
      throw error;
    }
    // Not awaited: once the page has the signed-in user, this form is unmounted.
    void onSignedIn();
    return { tone: "success", text: t("account.signed-in") };
  }, first);

  return (
    <form {...form} action={urls.formFor(routes.signIn, next)} className={classes.form}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <GoogleButton next={next} />
      <EmailField email={email} onEmail={onEmail} problem={problemOf("email")} />
      <PasswordField
        name="password"
        label={t("account.password")}
        kind="current"
        problem={problemOf("password")}
        aside={<a {...linkTo("forgot")}>{t("account.forgot-link")}</a>}
      />
      {asksCode && (
        <TextField
          name="code"
          label={t("account.code")}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          problem={problemOf("code")}
        />
      )}
      <Button type="submit" size="lg" fullWidth className={classes.submit} aria-disabled={isSending}>
        {t("account.sign-in")}
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <p className={classes.switch}>
        <a {...linkTo("sign-up")}>{t("account.sign-up-link")}</a>
      </p>
    </form>
  );
}
