import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import { useMessages } from "#web/messages/messages-provider.tsx";
import type { LoginViewProps } from "./login-view.ts";
import { TextField } from "./text-field.tsx";

type EmailFieldProps = Pick<LoginViewProps, "email" | "onEmail"> & { problem: string | undefined };

/** The address by which somebody is known; it stays when they switch to another view. */
export function EmailField({ email, onEmail, problem }: EmailFieldProps) {
  const { t } = useMessages();
  return (
    <TextField
      name="email"
      type="email"
      label={t("account.email")}
      Icon={IconMail}
      autoComplete="username"
      defaultValue={email}
      onChange={(event) => onEmail(event.currentTarget.value)}
      problem={problem}
    />
  );
}
