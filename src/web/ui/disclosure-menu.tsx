import { type ReactNode, useEffect, useRef } from "react";
import classes from "./disclosure-menu.module.css";
import { IconChevronDown } from "./icons.ts";

interface DisclosureMenuProps {
  icon: ReactNode;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that discloses a list of links: a native `<details>`, so it works before and without script. */
export function DisclosureMenu({ icon, label, className, children }: DisclosureMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        current.querySelector("summary")?.focus();
      } else if (current.contains(event.target as Node)) return;
      current.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);

  return (
    <details ref={menu} className={`${classes.menu} ${className ?? ""}`}>
      <summary className={classes.button}>
        {icon}
        {label}
        <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.chevron} />
      </summary>
      <ul className={classes.list}>{children}</ul>
    </details>
  );
}

export function DisclosureMenuLink({ href, isDownload, children }: DisclosureMenuLinkProps) {
  return (
    <li>
      <a
        href={href}
        className={classes.link}
        {...(isDownload ? { download: true } : { target: "_blank", rel: "noopener" })}
        onClick={({ currentTarget }) => currentTarget.closest("details")?.removeAttribute("open")}
      >
        {children}
      </a>
    </li>
  );
}

interface DisclosureMenuLinkProps {
  href: string;
  isDownload?: boolean;
  children: ReactNode;
}
