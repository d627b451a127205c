import { Button } from "@mantine/core";
import IconMap from "@tabler/icons-react/dist/esm/icons/IconMap.mjs";
import { Link, NavLink } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Brand } from "./brand.tsx";
import { useSite } from "./site.ts";
import classes from "./top-bar.module.css";

export function TopBar() {
  const { t } = useMessages();
  const site = useSite();
  return (
    <header className={classes.bar}>
      <Link to={urls.home} className={classes.brand}>
        <Brand name={site.name} />
      </Link>
      <nav aria-label={t("shell.main")} className={classes.nav}>
        <NavLink to={urls.home} end className={`${classes.link} ${classes.wide}`}>
          {t("shell.home")}
        </NavLink>
        <NavLink to={urls.login} className={classes.link}>
          {t("shell.login")}
        </NavLink>
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
