import type { Said, SignUp } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconUser } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { post } from "../api.ts";
import classes from "./account-form.module.css";
import { EmailField } from "./email-field.tsx";
import { GoogleButton } from "./google-button.tsx";
import type { LoginViewProps } from "./login-view.ts";
import { PasswordField } from "./password-field.tsx";
import { useAccountForm } from "./use-account-form.ts";

export function SignUpForm({ email, onEmail, next, linkTo, onView, notice: first }: LoginViewProps) {
  const { t } = useMessages();
  const { form, notice, isSending, problemOf } = useAccountForm(async (values) => {
    await post<Said>(urls.formFor(routes.signUp, next), values as SignUp);
    onView("sign-in", { tone: "success", text: t("account.notice.signed-up") });
    return undefined;
  }, first);

  return (
    <form {...form} action={urls.formFor(routes.signUp, next)} className={classes.form}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <GoogleButton next={next} />
      <div className={classes.pair}>
        <TextField
          name="forename"
          label={t("account.forename")}
          Icon={IconUser}
          required
          autoComplete="given-name"
          problem={problemOf("forename")}
        />
        <TextField
          name="surname"
          label={t("account.surname")}
          Icon={IconUser}
          required
          autoComplete="family-name"
          problem={problemOf("surname")}
        />
      </div>
      <EmailField email={email} onEmail={onEmail} problem={problemOf("email")} />
      <PasswordField
        name="password"
        label={t("account.password")}
        kind="new"
        problem={problemOf("password")}
      />
      <Button type="submit" size="lg" fullWidth className={classes.submit} aria-disabled={isSending}>
        {t("account.sign-up")}
      </Button>
      <p className={classes.switch}>
        <a {...linkTo("sign-in")}>{t("account.sign-in-link")}</a>
      </p>
    </form>
  );
}
