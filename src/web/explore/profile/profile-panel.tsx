import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readWish } from "#web/favorites/favorite-wish.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { LoginPanel } from "#web/session/sign-in/login-panel.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useEscape } from "#web/ui/use-escape.ts";
import { usePanelFocus } from "#web/ui/use-panel-focus.ts";
import classes from "./profile-panel.module.css";
import { ProfilePerson, ProfileWays } from "./profile-summary.tsx";
import { PROFILE_PANEL_ID } from "./profile-toggle.ts";

/** Who is signed in, with the ways to what is theirs. For a guest who wants to add or keep an event: why, and the way in. */
export function ProfilePanel() {
  const { t } = useMessages();
  const { close, reopenVenue } = usePanels();
  const user = useAccount();
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const [isGuestHere] = useState(!user);
  const [isForHeart] = useState(() => readWish(Date.now()) !== undefined);
  useEscape(true, close);
  usePanelFocus(panel);

  // Signing in takes away the form that had the focus; whoever came for a heart goes back to its venue.
  useEffect(() => {
    if (!user || !isGuestHere) return;
    if (isForHeart) reopenVenue();
    else panel.current?.focus({ preventScroll: true });
  }, [user, isGuestHere, isForHeart, reopenVenue]);

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
            {t(isForHeart ? "profile.heart-guest" : "profile.guest")}
          </p>
        )}
        <PlainButton className={classes.close} onClick={close} aria-label={t("profile.close")}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </PlainButton>
      </div>
      {user ? <ProfileWays user={user} /> : <LoginPanel next={pathname + search} headingLevel={2} />}
    </section>
  );
}
