import { type ChangeEventHandler, type ReactNode, useState } from "react";
import { MAX_PASSWORD, MIN_PASSWORD } from "#domain/account.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconEye, IconEyeOff, IconLock } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./account-form.module.css";

interface PasswordFieldProps {
  name: string;
  label: string;
  /** A new one shows what a good one is. */
  kind: "current" | "new" | "repeat";
  problem?: string | undefined;
  /** Where a form keeps it itself. */
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  aside?: ReactNode;
}

export function PasswordField({ kind, ...field }: PasswordFieldProps) {
  const { t } = useMessages();
  const [isShown, setIsShown] = useState(false);
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...field}
      Icon={IconLock}
      required
      type={isShown ? "text" : "password"}
      autoComplete={kind === "current" ? "current-password" : "new-password"}
      autoCapitalize="none"
      spellCheck={false}
      minLength={kind === "new" ? MIN_PASSWORD : undefined}
      maxLength={kind === "current" ? undefined : MAX_PASSWORD}
      hint={kind === "new" ? t("account.password-hint", { min: MIN_PASSWORD }) : undefined}
      tool={
        <button
          type="button"
          className={classes.eye}
          aria-label={t("account.password-show", { field: field.label })}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye size={18} stroke={1.8} aria-hidden />
        </button>
      }
    />
  );
}
