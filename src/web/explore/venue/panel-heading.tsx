import { type ReactNode, useEffect, useRef } from "react";
import classes from "./panel-heading.module.css";

/** Takes the focus when its panel opens, so that keyboard and screen reader go on from there. */
export function PanelHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} data-panel-heading className={classes.heading}>
      {children}
    </h2>
  );
}
