import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { routes, urls } from "#contract/urls.ts";
import { formatNumber } from "#messages/format-number.ts";
import { BrandMark } from "#web/menu/brand.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconLogout } from "#web/ui/icons.ts";
import { ActionLinks } from "./action-links.tsx";
import classes from "./admin-side.module.css";
import type { AdminView } from "./admin-view.ts";
import { totalEvents } from "./queries.ts";

/** The ways between the actions: a column at the side of a wide screen, a bar at the top of a narrow one. */
export function AdminSide({ view }: { view: AdminView }) {
  const { t } = useMessages();
  const menu = useRef<HTMLDetailsElement>(null);
  const fold = () => menu.current?.removeAttribute("open");
  return (
    <header className={classes.side}>
      <p className={classes.title}>
        <Link to={urls.home} className={classes.brand} aria-label={t("admin.home")}>
          <BrandMark />
        </Link>
        {t("admin.title")}
      </p>
      <TotalEvents />
      <nav aria-label={t("admin.actions")} className={classes.wide}>
        <ActionLinks view={view} />
      </nav>
      <details ref={menu} className={classes.narrow}>
        <summary className={classes.current}>{t(`admin.view.${view}`)}</summary>
        <nav aria-label={t("admin.actions")} className={classes.menu}>
          <ActionLinks view={view} onFollow={fold} />
        </nav>
      </details>
      {/* A page of the server's own, never fetched ahead: going there signs out. */}
      <a href={routes.logout} className={classes.logout}>
        <IconLogout size={18} stroke={1.8} aria-hidden />
        {t("admin.logout")}
      </a>
    </header>
  );
}

function TotalEvents() {
  const { t, locale } = useMessages();
  const { data } = useQuery(totalEvents);
  return (
    <p className={classes.total} aria-live="polite">
      {t("admin.total")} <b>{data === undefined ? "…" : formatNumber(data, locale)}</b>
    </p>
  );
}
