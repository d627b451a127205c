import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconHome, IconMap, IconUser } from "#web/ui/icons.ts";
import { PROFILE_PANEL_ID, useProfileToggle } from "../profile/profile-toggle.ts";
import classes from "./nav-pill.module.css";

/** The floating top bar of wide screens; others have the drawer and the bottom bar. */
export function NavPill() {
  const { t } = useMessages();
  const profile = useProfileToggle();
  return (
    <nav className={classes.pill} aria-label={t("shell.main")}>
      <Link to={urls.home} className={classes.link}>
        <IconHome size={18} stroke={1.8} aria-hidden />
        {t("shell.home")}
      </Link>
      <Link to={urls.map} className={classes.link} aria-current="page">
        <IconMap size={18} stroke={1.8} aria-hidden />
        {t("shell.events")}
      </Link>
      {profile ? (
        <PlainButton
          className={classes.link}
          aria-expanded={profile.isOpen}
          aria-controls={profile.isOpen ? PROFILE_PANEL_ID : undefined}
          onClick={profile.toggle}
        >
          <IconUser size={18} stroke={1.8} aria-hidden />
          {t("shell.profile")}
        </PlainButton>
      ) : (
        <Link to={urls.login} className={classes.link}>
          <IconUser size={18} stroke={1.8} aria-hidden />
          {t("shell.login")}
        </Link>
      )}
    </nav>
  );
}
