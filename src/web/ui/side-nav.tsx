import type { Icon } from "@tabler/icons-react";
import { type ReactNode, type Ref, useRef } from "react";
import { Link } from "react-router";
import { IconLogout } from "./icons.ts";
import classes from "./side-nav.module.css";

interface NavLink {
  to: string;
  label: string;
  Icon: Icon;
  isCurrent: boolean;
}

interface SideNavProps {
  /** The way home. */
  brand: { to: string; label: string; mark: ReactNode };
  title: string;
  /** A number that stays in sight. */
  total: ReactNode;
  label: string;
  current: string;
  groups: readonly { name: string; links: readonly NavLink[] }[];
  logout: { href: string; label: string };
}

/** Every place at the side of a wide screen, or behind a bar at the top of a narrow one. */
export function SideNav(props: SideNavProps) {
  const { brand, title, total, label, current, groups, logout } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const fold = () => menu.current?.removeAttribute("open");
  return (
    <header className={classes.side}>
      <p className={classes.title}>
        <Link to={brand.to} className={classes.brand} aria-label={brand.label}>
          {brand.mark}
        </Link>
        {title}
      </p>
      <p className={classes.total} aria-live="polite">
        {total}
      </p>
      <nav aria-label={label} className={classes.wide}>
        <NavGroups groups={groups} />
      </nav>
      <details ref={menu} className={classes.narrow}>
        <summary className={classes.current}>{current}</summary>
        <nav aria-label={label} className={classes.menu}>
          <NavGroups groups={groups} onFollow={fold} />
        </nav>
      </details>
      {/* A page of the server's own, never fetched ahead: going there signs out. */}
      <a href={logout.href} className={classes.logout}>
        <IconLogout size={18} stroke={1.8} aria-hidden />
        {logout.label}
      </a>
    </header>
  );
}

function NavGroups({ groups, onFollow }: Pick<SideNavProps, "groups"> & { onFollow?(): void }) {
  return groups.map(({ name, links }) => (
    <div key={name}>
      <p className={classes.heading}>{name}</p>
      <ul>
        {links.map(({ to, label, Icon: Sign, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.link}
              aria-current={isCurrent ? "page" : undefined}
              onClick={onFollow}
            >
              <Sign size={18} stroke={1.8} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface SideScreenProps {
  /** A `SideNav`. */
  side: ReactNode;
  contentRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** A screen with the ways between places at its side. */
export function SideScreen({ side, contentRef, children }: SideScreenProps) {
  return (
    <div className={classes.screen}>
      {side}
      <main ref={contentRef} tabIndex={-1} className={classes.content}>
        {children}
      </main>
    </div>
  );
}
