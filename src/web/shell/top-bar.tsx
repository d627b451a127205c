import { Link, NavLink, useMatch } from "react-router";
import { routes, urls } from "#contract/urls.ts";
import { entersAdmin } from "#domain/account.ts";
import { Brand } from "#web/menu/brand.tsx";
import { MenuDrawer } from "#web/menu/menu-drawer.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewBadge } from "#web/session/new-badge.tsx";
import { useSite } from "#web/session/site.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { IconMap, IconSearch, IconSparkles } from "#web/ui/icons.ts";
import classes from "./top-bar.module.css";

/** The bar of every page but the map's. On narrow screens the drawer holds what the links lead to. */
export function TopBar() {
  const { t } = useMessages();
  const site = useSite();
  return (
    <header className={classes.bar}>
      <MenuDrawer />
      <Link to={urls.home} className={classes.brand}>
        <Brand name={site.name} />
      </Link>
      <Link
        to={urls.map}
        state={{ isSearching: true }}
        className={classes.search}
        aria-label={t("shell.search")}
      >
        <IconSearch size={21} stroke={2.1} aria-hidden />
      </Link>
      <nav aria-label={t("shell.main")} className="row gap-8 not-compact">
        <NavLink to={urls.home} end className={classes.link}>
          {t("shell.home")}
        </NavLink>
        <AccountLinks />
        <Button
          component={Link}
          to={urls.map}
          className={classes.events}
          leftSection={<IconMap size={18} stroke={1.8} aria-hidden />}
        >
          {t("shell.events")}
        </Button>
      </nav>
    </header>
  );
}

function AccountLinks() {
  const { t } = useMessages();
  const user = useAccount();
  const isAtNews = useMatch(urls.newForMe) !== null;
  if (!user)
    return (
      <NavLink to={urls.login} className={classes.link}>
        {t("shell.login")}
      </NavLink>
    );
  return (
    <>
      {user.isFollowing && (
        <NavLink to={urls.newForMe} className={classes.link}>
          {t("news.title")}
          <span className={classes.news}>
            <IconSparkles size={18} stroke={1.8} aria-hidden />
            <NewBadge userId={user._id} />
          </span>
        </NavLink>
      )}
      {/* The pages under it are part of the profile, but for the one with a link of its own beside it. */}
      <NavLink to={urls.profile} end={isAtNews && user.isFollowing === true} className={classes.link}>
        {t("shell.profile")}
      </NavLink>
      {entersAdmin(user.role) && (
        <NavLink to={urls.admin} className={classes.link}>
          {t("shell.admin")}
        </NavLink>
      )}
      <a href={routes.logout} className={classes.link}>
        {t("shell.logout")}
      </a>
    </>
  );
}
