import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import classes from "./bulk-bar.module.css";
import { PlainButton } from "./button.tsx";

interface BulkBarProps extends ComponentPropsWithRef<"section"> {
  /** For a live region, which is in the page before there is anything to say. */
  isHidden?: boolean;
  /** Above another one. */
  isRaised?: boolean;
}

/** At the lower edge of the screen: what can be done to the rows that are chosen, or what was done. */
export function BulkBar({ isHidden, isRaised, ...rest }: BulkBarProps) {
  const state = { "data-hidden": isHidden || undefined, "data-raised": isRaised || undefined };
  return <section {...rest} {...state} className={classes.bar} />;
}

/** What can be done, beside what is told. */
export function BulkActions(props: ComponentPropsWithRef<"div">) {
  return <div {...props} className={classes.actions} />;
}

type BulkActionProps = ComponentPropsWithRef<"button"> & { Icon?: Icon; isAccent?: boolean };

export function BulkBarAction({ Icon, isAccent, children, ...rest }: BulkActionProps) {
  return (
    <PlainButton {...rest} className={classes.action} data-accent={isAccent || undefined}>
      {Icon && <Icon size={18} stroke={1.8} aria-hidden />}
      {children}
    </PlainButton>
  );
}
