import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { routes, urls } from "#contract/urls.ts";
import { entersAdmin } from "#domain/account.ts";
import type { Category } from "#domain/category.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { OFFERED_CATEGORIES } from "#web/map-view/category-choice.ts";
import { mapAddress } from "#web/map-view/map-address.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { NewBadge } from "#web/session/new-badge.tsx";
import { useSite } from "#web/session/site.ts";
import { useAccount } from "#web/session/use-account.ts";
import {
  IconBook,
  IconBuildings,
  IconChevronDown,
  IconExternalLink,
  IconInfoCircle,
  IconList,
  IconLogin2,
  IconLogout,
  IconMail,
  IconMap,
  IconPlus,
  IconRoute,
  IconSettings,
  IconShield,
  IconUser,
  IconUsers,
} from "#web/ui/icons.ts";
import classes from "./drawer-links.module.css";

const look = { size: 20, stroke: 1.8, "aria-hidden": true } as const;

/** Everywhere one can go. */
export function DrawerLinks() {
  const { t } = useMessages();
  const site = useSite();
  const user = useAccount();
  const category = useMapCategory();
  return (
    <nav aria-label={t("shell.main")} className="beside-8">
      <Way
        to={urls.map}
        icon={<IconMap {...look} />}
        name={t("shell.events")}
        isNarrowed={category !== undefined}
      />
      <Way to={urls.addEvent} icon={<IconPlus {...look} />} name={t("drawer.add")} />
      <Group icon={<IconUser {...look} />} name={t("drawer.profile")}>
        <Part to={urls.profile} name={t("drawer.my-profile")} />
        <Part to={urls.newForMe} name={t("news.title")} end={<NewBadge userId={user?._id} />} />
        <Part to={urls.myFavorites} name={t("drawer.my-favorites")} />
        <Part to={urls.myFollowing} name={t("follow.title")} />
        <Part to={urls.ownEvents} name={t("drawer.my-events")} />
        {(!user || user.password) && <Part to={urls.changePasswordPage} name={t("drawer.change-password")} />}
        <Part to={urls.deleteAccount} name={t("drawer.delete-account")} />
      </Group>
      {entersAdmin(user?.role) && (
        <Way to={urls.admin} icon={<IconSettings {...look} />} name={t("shell.admin")} />
      )}
      <Group icon={<IconList {...look} />} name={t("drawer.categories")}>
        {OFFERED_CATEGORIES.map((each) => (
          <Link
            key={each}
            to={urls.mapOfCategory(each)}
            className={classes.part}
            aria-current={each === category ? "page" : undefined}
          >
            <span style={{ color: `var(--${each})` }}>
              <CategoryGlyph category={each} size={19} />
            </span>
            {t(`category.${each}`)}
          </Link>
        ))}
      </Group>
      <Way to={urls.cityList} icon={<IconBuildings {...look} />} name={t("cities.title")} />
      <Way to={urls.blog} icon={<IconBook {...look} />} name={t("drawer.blog")} />
      <Way to={urls.team} icon={<IconUsers {...look} />} name={t("drawer.team")} />
      <a href={site.roadmapUrl} target="_blank" rel="noopener" className={classes.way}>
        <IconRoute {...look} />
        {t("drawer.roadmap")}
        <NewTabHint />
        <IconExternalLink size={16} stroke={1.8} aria-hidden className={classes.end} />
      </a>
      <Group icon={<IconShield {...look} />} name={t("drawer.policies")}>
        <Part to={urls.terms} name={t("shell.terms")} />
        <Part to={urls.privacy} name={t("drawer.privacy")} />
        <Part to={urls.cookies} name={t("drawer.cookies")} />
        <Part to={urls.dataDeletion} name={t("drawer.data")} />
        <Part to={urls.accessibility} name={t("drawer.accessibility")} />
      </Group>
      <a href={`mailto:${site.contactEmail}`} className={classes.way}>
        <IconMail {...look} />
        {t("shell.contact")}
      </a>
      <Way to={urls.home} icon={<IconInfoCircle {...look} />} name={t("drawer.about")} />
      <hr className={classes.rule} />
      {user ? (
        <a href={routes.logout} className={classes.way}>
          <IconLogout {...look} />
          {t("shell.logout")}
        </a>
      ) : (
        <Way to={urls.login} icon={<IconLogin2 {...look} />} name={t("shell.login")} />
      )}
    </nav>
  );
}

/** The one category that the map is narrowed to, if this is the map. */
function useMapCategory(): Category | undefined {
  const location = useLocation();
  if (location.pathname !== urls.map) return undefined;
  const { categories } = mapAddress(location).filter;
  return categories?.length === 1 ? categories[0] : undefined;
}

interface WayProps {
  to: string;
  icon: ReactNode;
  name: string;
  /** A narrower link is the current one. */
  isNarrowed?: boolean;
}

function Way({ to, icon, name, isNarrowed = false }: WayProps) {
  return (
    <NavLink to={to} end className={classes.way} aria-current={isNarrowed ? "false" : "page"}>
      {icon}
      {name}
    </NavLink>
  );
}

function Group({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <details open>
      <summary className={classes.way}>
        {icon}
        {name}
        <IconChevronDown size={18} stroke={1.8} aria-hidden className={classes.end} />
      </summary>
      {children}
    </details>
  );
}

function Part({ to, name, end }: { to: string; name: string; end?: ReactNode }) {
  return (
    <NavLink to={to} end className={classes.part}>
      {name}
      {end}
    </NavLink>
  );
}
