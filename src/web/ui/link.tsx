import type { ComponentPropsWithRef } from "react";
import { Link as RouterLink } from "react-router";

interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** An address of ours, from its first slash. */
  to: string;
}

/** What the router would write differently. */
const ODD = /\/[/.]|\\|[?#]$/;

/** The router's link as it is before a script runs: to find the same address, the router's own takes longer than all else of a link. */
function ServerLink({ to, ...rest }: LinkProps) {
  if (!to.startsWith("/") || ODD.test(to)) return <RouterLink to={to} {...rest} />;
  return <a {...rest} href={to} data-discover="true" />;
}

/** A link of lists and pages of which there are many. */
export const Link = typeof document === "undefined" ? ServerLink : RouterLink;
