import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconMail } from "#web/ui/icons.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { LoginViewProps } from "./login-view.ts";

type EmailFieldProps = Pick<LoginViewProps, "email" | "onEmail"> & { problem: string | undefined };

/** The email address; it stays when the view is switched. */
export function EmailField({ email, onEmail, problem }: EmailFieldProps) {
  const { t } = useMessages();
  return (
    <TextField
      name="email"
      type="email"
      label={t("account.email")}
      Icon={IconMail}
      required
      autoComplete="username"
      defaultValue={email}
      onChange={(event) => onEmail(event.currentTarget.value)}
      problem={problem}
    />
  );
}
