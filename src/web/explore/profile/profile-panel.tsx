import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { urls } from "#contract/urls.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { LoginPanel } from "#web/session/sign-in/login-panel.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { Button, PlainButton } from "#web/ui/button.tsx";
import { IconInfoCircle, IconX } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { usePanelFocus } from "#web/ui/use-panel-focus.ts";
import classes from "./profile-panel.module.css";
import { ProfilePerson, ProfileWays } from "./profile-summary.tsx";
import { PROFILE_PANEL_ID } from "./profile-toggle.ts";

/** The signed-in user with links to their pages; for a guest who wants to add an event, the reason and the login. */
export function ProfilePanel() {
  const { t } = useMessages();
  const { close } = usePanels();
  const user = useAccount();
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const [isGuestHere] = useState(!user);
  useEscape(true, close);
  usePanelFocus(panel);

  // Signing in removes the form that had the focus.
  useEffect(() => {
    if (user && isGuestHere) panel.current?.focus({ preventScroll: true });
  }, [user, isGuestHere]);

  return (
    <section
      ref={panel}
      id={PROFILE_PANEL_ID}
      className={classes.panel}
      data-at-top={!isGuestHere || undefined}
      aria-label={t("profile.label")}
      tabIndex={-1}
    >
      {user && isGuestHere && <Notice tone="success">{t("account.signed-in")}</Notice>}
      <div className={classes.head}>
        {user ? (
          <ProfilePerson user={user} />
        ) : (
          <p className={classes.guest}>
            <IconInfoCircle size={20} stroke={1.8} aria-hidden />
            {t("profile.guest")}
          </p>
        )}
        <PlainButton
          className="middle fixed radius-md square-44 hover-fill"
          onClick={close}
          aria-label={t("profile.close")}
        >
          <IconX size={20} stroke={1.8} aria-hidden />
        </PlainButton>
      </div>
      {user ? <ProfileWays user={user} /> : <LoginPanel next={pathname + search} headingLevel={2} />}
      {!user && (
        <div className={classes.without}>
          <h2>{t("profile.guest-heading")}</h2>
          <p>{t("profile.guest-text")}</p>
          <Button component={Link} to={urls.addEvent} variant="default" fullWidth>
            {t("profile.guest-add")}
          </Button>
        </div>
      )}
    </section>
  );
}
