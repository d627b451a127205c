import type { ReactNode } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import form from "#web/session/sign-in/account-form.module.css";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { useAccountForm } from "#web/session/sign-in/use-account-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./security.module.css";

interface FactorFormProps {
  /** What is asked for; nothing of an account without a password. */
  field: "password" | "code" | undefined;
  onSend(value?: string): Promise<void>;
  /** The label of the button. */
  children: ReactNode;
}

/** One step of the second factor: a password or a code. */
export function FactorForm({ field, onSend, children }: FactorFormProps) {
  const { t } = useMessages();
  const account = useAccountForm(async (values) => {
    await onSend(field && values[field]);
    return undefined;
  });
  return (
    <form {...account.form} className={`${form.form} ${classes.form}`}>
      {account.notice && <Notice tone={account.notice.tone}>{account.notice.text}</Notice>}
      {field === "password" && (
        <PasswordField
          name="password"
          label={t("account.current-password")}
          kind="current"
          problem={account.problemOf("password")}
        />
      )}
      {field === "code" && (
        <TextField
          name="code"
          label={t("security.factor-code")}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          problem={account.problemOf("code")}
        />
      )}
      <Button type="submit" className="above-12" aria-disabled={account.isSending}>
        {children}
      </Button>
    </form>
  );
}
