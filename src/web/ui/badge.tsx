import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import classes from "./badge.module.css";

/** What a colour says; the words beside it say the same. */
export type Tone = "ok" | "info" | "warn" | "error" | "off";

/** A word or two about what it stands beside. */
export function Badge({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/** The look of a badge for a control. */
export const badgeClass = classes.badge ?? "";

/** The sign of a row or a card. */
export function Sign({ Icon, tone, size = 36 }: { Icon: Icon; tone?: Tone | undefined; size?: 36 | 44 }) {
  return (
    <span className={classes.sign} data-tone={tone} data-size={size}>
      <Icon size={size === 36 ? 19 : 22} stroke={1.8} aria-hidden />
    </span>
  );
}

type StateProps = ComponentPropsWithRef<"p"> & { component?: "p" | "div" | "span" | "dt"; tone: Tone };

/** How something is: a dot, and its words. */
export function State({ component: Element = "p", tone, className, ...rest }: StateProps) {
  return <Element {...(rest as object)} className={`${classes.state} ${className ?? ""}`} data-tone={tone} />;
}
