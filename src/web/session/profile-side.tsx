import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import { routes, urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import {
  IconBell,
  IconCalendarPlus,
  IconHeart,
  IconLock,
  IconLogout,
  IconShieldLock,
  IconSparkles,
  IconTrash,
} from "#web/ui/icons.ts";
import { Avatar } from "./avatar.tsx";
import { NewBadge } from "./new-badge.tsx";
import classes from "./profile-side.module.css";

/** The signed-in user and the links of their pages; on narrow screens these are in the drawer. */
export function ProfileSide({ user }: { user: CurrentUser }) {
  const { t } = useMessages();
  return (
    <aside className={classes.side} aria-label={t("profile.area")}>
      <div className={classes.person}>
        <Avatar user={user} size={80} />
        <p className="above-12 text-h4 strong breakable at-most">{user.name}</p>
        <p className="text-small breakable at-most faint">{user.email}</p>
      </div>
      <ProfileLinks user={user} />
    </aside>
  );
}

interface ProfileLinksProps {
  user: CurrentUser;
  /** More ways, before these. */
  children?: ReactNode;
}

export function ProfileLinks({ user, children }: ProfileLinksProps) {
  const { t } = useMessages();
  return (
    <nav aria-label={t("profile.area")} className="column">
      {children}
      <NavLink to={urls.newForMe} className={classes.link}>
        <IconSparkles size={20} stroke={1.8} aria-hidden />
        {t("news.title")}
        <NewBadge userId={user._id} />
      </NavLink>
      <NavLink to={urls.myFavorites} className={classes.link}>
        <IconHeart size={20} stroke={1.8} aria-hidden />
        {t("profile.favorites")}
      </NavLink>
      <NavLink to={urls.myFollowing} className={classes.link}>
        <IconBell size={20} stroke={1.8} aria-hidden />
        {t("follow.title")}
      </NavLink>
      <NavLink to={urls.ownEvents} className={classes.link}>
        <IconCalendarPlus size={20} stroke={1.8} aria-hidden />
        {t("profile.events")}
      </NavLink>
      {user.password && (
        <NavLink to={urls.changePasswordPage} className={classes.link}>
          <IconLock size={20} stroke={1.8} aria-hidden />
          {t("profile.change-password")}
        </NavLink>
      )}
      <NavLink to={urls.security} className={classes.link}>
        <IconShieldLock size={20} stroke={1.8} aria-hidden />
        {t("profile.security")}
      </NavLink>
      <NavLink to={urls.deleteAccount} className={classes.link}>
        <IconTrash size={20} stroke={1.8} aria-hidden />
        {t("profile.delete-account")}
      </NavLink>
      {/* A page of the server's own, never fetched ahead: going there signs out. */}
      <a href={routes.logout} className={classes.link}>
        <IconLogout size={20} stroke={1.8} aria-hidden />
        {t("profile.logout")}
      </a>
    </nav>
  );
}

export function ProfileLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {icon}
      {children}
    </Link>
  );
}
