import { useState } from "react";
import type { MadeToken } from "#contract/api-tokens.ts";
import { routes } from "#contract/urls.ts";
import { rightsOfRole, type TokenRight } from "#domain/api-token.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import form from "#web/session/sign-in/account-form.module.css";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { useAccountForm } from "#web/session/sign-in/use-account-form.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./security.module.css";

const DAYS = [7, 30, 90, 365];
/** The button that asked for the form is gone. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

interface TokenFormProps {
  onMade(token: MadeToken): Promise<void>;
  onCancel(): void;
}

export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const { t } = useMessages();
  const role = useAccount()?.role ?? "user";
  const [right, setRight] = useState<TokenRight>("read");
  const [days, setDays] = useState(90);
  const account = useAccountForm(async ({ name = "", password }) => {
    await onMade(await post<MadeToken>(routes.tokens, { name, right, days, password }));
    return undefined;
  });
  return (
    <form {...account.form} className={`${form.form} ${classes.form}`}>
      {account.notice && <Notice tone={account.notice.tone}>{account.notice.text}</Notice>}
      <TextField
        name="name"
        label={t("security.token-name")}
        hint={t("security.token-hint")}
        required
        maxLength={60}
        problem={account.problemOf("name")}
        ref={takeFocus}
      />
      <SelectField
        label={t("security.token-right")}
        value={right}
        options={rightsOfRole(role).map((value) => ({ value, label: t(`security.right.${value}`) }))}
        onChange={(event) => setRight(event.currentTarget.value as TokenRight)}
      />
      <SelectField
        label={t("security.token-days")}
        value={String(days)}
        options={DAYS.map((count) => ({
          value: String(count),
          label: t("security.token-days-of", { count }),
        }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      {account.wasRefusedFor("currentNeeded") && (
        <PasswordField
          name="password"
          label={t("account.current-password")}
          kind="current"
          problem={account.problemOf("password")}
        />
      )}
      <div className="flex wrap gap-8 above-12">
        <Button type="submit" aria-disabled={account.isSending}>
          {t("security.token-make")}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t("security.token-cancel")}
        </Button>
      </div>
    </form>
  );
}
