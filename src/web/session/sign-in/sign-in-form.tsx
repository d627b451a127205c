import type { Said } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CallFailed, post } from "../api.ts";
import classes from "./account-form.module.css";
import { EmailField } from "./email-field.tsx";
import { GoogleButton } from "./google-button.tsx";
import type { LoginViewProps } from "./login-view.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function SignInForm({ email, onEmail, next, linkTo, onSignedIn, notice: first }: LoginViewProps) {
  const { t } = useMessages();
  const { form, notice, isSending, problemOf } = useAccountForm(async (values) => {
    try {
      await post<Said>(routes.signIn, { email: values.email, password: values.password });
    } catch (error) {
      // The right password, but the address is not confirmed: no failure, only one step too early.
      if (error instanceof CallFailed && error.code === "confirmFirst")
        return { tone: "warning", text: error.message };
      throw error;
    }
    // Not waited for: once the page knows who is signed in, this form is gone.
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
      <Button type="submit" size="lg" fullWidth className={classes.submit} aria-disabled={isSending}>
        {t("account.sign-in")}
      </Button>
      <p className={classes.switch}>
        <a {...linkTo("sign-up")}>{t("account.sign-up-link")}</a>
      </p>
    </form>
  );
}
