import type { Said } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { post } from "../api.ts";
import classes from "./account-form.module.css";
import { EmailField } from "./email-field.tsx";
import type { LoginViewProps } from "./login-view.ts";
import { useAccountForm } from "./use-account-form.ts";

export function ForgotForm({ email, onEmail, next, linkTo, notice: first }: LoginViewProps) {
  const { t } = useMessages();
  const { form, notice, isSending, problemOf } = useAccountForm(async (values) => {
    await post<Said>(routes.forgotPassword, { email: values.email });
    return { tone: "success", text: t("account.notice.link-sent") };
  }, first);

  return (
    <form {...form} action={urls.formFor(routes.forgotPassword, next)} className={classes.form}>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <EmailField email={email} onEmail={onEmail} problem={problemOf("email")} />
      <Button type="submit" size="lg" fullWidth className={classes.submit} aria-disabled={isSending}>
        {t("account.send-link")}
      </Button>
      <p className={classes.switch}>
        <a {...linkTo("sign-in")}>{t("account.back-link")}</a>
      </p>
    </form>
  );
}
