import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconMap from "@tabler/icons-react/dist/esm/icons/IconMap.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { Link } from "react-router";
import { routes, urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { useAccount } from "#web/account/use-account.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { FoldMenu, FoldMenuItem } from "#web/ui/fold-menu.tsx";
import classes from "./nav-pill.module.css";

/** The top bar as it floats over the map on wide screens; elsewhere the drawer and the bottom bar stand for it. */
export function NavPill() {
  const { t } = useMessages();
  const user = useAccount();
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
      {user ? (
        <FoldMenu
          icon={<IconUser size={18} stroke={1.8} aria-hidden />}
          label={t("shell.profile")}
          className={classes.menu}
        >
          <FoldMenuItem to={urls.profile}>{t("drawer.my-profile")}</FoldMenuItem>
          <FoldMenuItem to={urls.myFavorites}>{t("drawer.my-favorites")}</FoldMenuItem>
          {user.role === ADMIN_ROLE && <FoldMenuItem to={urls.admin}>{t("shell.admin")}</FoldMenuItem>}
          <FoldMenuItem to={routes.logout} isCall>
            {t("shell.logout")}
          </FoldMenuItem>
        </FoldMenu>
      ) : (
        <Link to={urls.login} className={classes.link}>
          <IconUser size={18} stroke={1.8} aria-hidden />
          {t("shell.login")}
        </Link>
      )}
    </nav>
  );
}
