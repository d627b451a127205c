import { Button, UnstyledButton } from "@mantine/core";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { usePanelFocus } from "#web/ui/use-panel-focus.ts";
import { useExplore } from "../explore.ts";
import classes from "./profile-panel.module.css";

/** What a guest meets who wants to add an event; the way in stands below the sentence. */
export function ProfilePanel({ children = <LoginLink /> }: { children?: ReactNode }) {
  const { t } = useMessages();
  const { close } = useExplore();
  const panel = useRef<HTMLElement>(null);
  useEscape(true, close);
  usePanelFocus(panel);
  return (
    <section ref={panel} className={classes.panel} aria-label={t("profile.label")} tabIndex={-1}>
      <div className={classes.head}>
        <p className={classes.guest}>
          <IconInfoCircle size={20} stroke={1.8} aria-hidden />
          {t("profile.guest")}
        </p>
        <UnstyledButton className={classes.close} onClick={close} aria-label={t("profile.close")}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </div>
      {children}
    </section>
  );
}

function LoginLink() {
  const { t } = useMessages();
  return (
    <Button component={Link} to={urls.login} fullWidth>
      {t("profile.login")}
    </Button>
  );
}
