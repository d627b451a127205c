import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { Brand } from "#web/menu/brand.tsx";
import { LanguageSwitch } from "#web/menu/language-switch.tsx";
import { SchemeSwitch } from "#web/menu/scheme-switch.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import classes from "./site-footer.module.css";

export function SiteFooter() {
  const { t } = useMessages();
  const site = useSite();
  return (
    <footer className={classes.footer}>
      <span className="text-h3">
        <Brand name={site.name} />
      </span>
      <nav aria-label={t("shell.footer")} className={classes.links}>
        <a href={`mailto:${site.contactEmail}`}>{t("shell.contact")}</a>
        <Link to={urls.blog}>{t("shell.articles")}</Link>
        <Link to={urls.terms}>{t("shell.terms")}</Link>
      </nav>
      <span className={classes.links}>
        <Link to={urls.accessibility}>{t("drawer.accessibility")}</Link>
      </span>
      <LanguageSwitch />
      <SchemeSwitch />
    </footer>
  );
}
