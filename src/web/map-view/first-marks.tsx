import { createContext, useContext, useMemo } from "react";
import type { Padding, VenuePin } from "#web/map/engine/map-data.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import classes from "./first-marks.module.css";
import { type FirstView, middleOf } from "./first-view.ts";

/** Draws marks as the inside of an SVG. Only the server has it: the browser keeps what came with the page. */
export const DrawFirstMarks = createContext<(pins: readonly VenuePin[], first: FirstView) => string>(
  () => "",
);

interface FirstMarksProps {
  first: FirstView;
  pins: readonly VenuePin[];
  padding: Padding;
}

/** The marks of the page's own view, below the map: seen from the first paint until the map has drawn its own. */
export function FirstMarks({ first, pins, padding }: FirstMarksProps) {
  const isLaidOut = useIsWide() !== undefined;
  const { x, y } = isLaidOut ? middleOf(padding) : first.middle;
  const draw = useContext(DrawFirstMarks);
  const inside = useMemo(() => ({ __html: draw(pins, first) }), [draw, pins, first]);
  return (
    // Moved by `translate`, which shifts no layout.
    <svg
      className={classes.marks}
      data-first-marks=""
      style={{ translate: `${x}px ${y}px` }}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and names of categories alone
      dangerouslySetInnerHTML={inside}
    />
  );
}
