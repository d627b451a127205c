import { Link, NavLink } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconHeart, IconMap, IconUser, IconX } from "#web/ui/icons.ts";
import classes from "./bottom-bar.module.css";

interface BottomBarProps {
  /** On the map itself the middle closes what is open, where something is. */
  isOnMap?: boolean;
  onClose?: (() => void) | undefined;
  /** On the map, whose panel shows the signed-in user. */
  profile?: { isOpen: boolean; toggle(): void } | undefined;
}

/** The three ways a thumb needs, on narrow screens. */
export function BottomBar({ isOnMap = false, onClose, profile }: BottomBarProps) {
  const { t } = useMessages();
  return (
    <nav aria-label={t("bottom.label")} className={classes.bar}>
      {profile ? (
        <button type="button" className={classes.way} aria-expanded={profile.isOpen} onClick={profile.toggle}>
          <IconUser size={24} stroke={1.8} aria-hidden />
          {t("bottom.profile")}
        </button>
      ) : (
        <NavLink to={urls.profile} end className={classes.way}>
          <IconUser size={24} stroke={1.8} aria-hidden />
          {t("bottom.profile")}
        </NavLink>
      )}
      {onClose ? (
        <button type="button" className={classes.middle} aria-label={t("bottom.close")} onClick={onClose}>
          <IconX size={28} stroke={2} aria-hidden />
          <span className={classes.label}>{t("bottom.close")}</span>
        </button>
      ) : (
        <Link
          to={urls.map}
          className={classes.middle}
          aria-label={t("bottom.map")}
          aria-current={isOnMap ? "page" : undefined}
          // The map is already here; following the link would only lose the place it shows.
          onClick={(event) => isOnMap && event.preventDefault()}
        >
          <IconMap size={28} stroke={2} aria-hidden />
          <span className={classes.label}>{t("bottom.map")}</span>
        </Link>
      )}
      <NavLink to={urls.myFavorites} className={classes.way}>
        <IconHeart size={24} stroke={1.8} aria-hidden />
        {t("bottom.favorites")}
      </NavLink>
    </nav>
  );
}
