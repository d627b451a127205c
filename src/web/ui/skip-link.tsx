import type { MouseEvent } from "react";
import classes from "./skip-link.module.css";

interface SkipLinkProps {
  /** The id of the element it leads to. */
  to: string;
  /** Where following the link would change an address that means something. */
  onFollow?: () => void;
  children: string;
}

/** The first stop of the Tab key, seen only while it has the focus. */
export function SkipLink({ to, onFollow, children }: SkipLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow?.();
  };
  return (
    <a href={`#${to}`} className={classes.skip} onClick={onFollow && follow}>
      {children}
    </a>
  );
}
