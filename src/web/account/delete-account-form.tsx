import { useState } from "react";
import type { Said } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import form from "#web/session/sign-in/account-form.module.css";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { type FormNotice, useAccountForm } from "#web/session/sign-in/use-account-form.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import classes from "./delete-account-form.module.css";

interface DeleteAccountFormProps {
  hasPassword: boolean;
  /** Without a password a recent sign-in is asked for. */
  mustSignInAgain: boolean;
  notice: FormNotice | undefined;
}

const CHOICES = ["keep", "remove"] as const;

/** Deletes the account at once. It ends on the login page, which is loaded anew: nothing of the user stays in memory. */
export function DeleteAccountForm({ hasPassword, mustSignInAgain, notice: first }: DeleteAccountFormProps) {
  const { t } = useMessages();
  const email = useAccount()?.email ?? "";
  const [brought, setBrought] = useState<(typeof CHOICES)[number]>("keep");
  const account = useAccountForm(async ({ password }) => {
    await post<Said>(routes.removeAccount, { brought, password });
    window.location.assign(urls.loginWith("account-deleted"));
    return undefined;
  }, first);
  if (mustSignInAgain || account.wasRefusedFor("signInAgain"))
    return (
      <>
        <Notice tone="info">{t("profile.delete-sign-in")}</Notice>
        <Button component="a" href={urls.googleFor(urls.deleteAccount)} className="above-12">
          {t("account.google")}
        </Button>
      </>
    );
  return (
    <form {...account.form} action={routes.removeAccount} className={form.form}>
      {account.notice && <Notice tone={account.notice.tone}>{account.notice.text}</Notice>}
      <fieldset className={classes.choices}>
        <legend>{t("profile.delete-brought")}</legend>
        {CHOICES.map((each) => (
          <label key={each} className={classes.choice}>
            <input
              type="radio"
              name="brought"
              value={each}
              checked={brought === each}
              onChange={() => setBrought(each)}
            />
            {t(`profile.delete-brought.${each}`)}
          </label>
        ))}
      </fieldset>
      {/* For password managers, which keep a password under a name. */}
      {hasPassword && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      {hasPassword && (
        <PasswordField
          name="password"
          label={t("account.current-password")}
          kind="current"
          problem={account.problemOf("password")}
        />
      )}
      <Button type="submit" size="lg" className={form.submit} aria-disabled={account.isSending}>
        {t("profile.delete-now")}
      </Button>
    </form>
  );
}
