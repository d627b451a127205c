import type { Timeline } from "#contract/catalog.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import classes from "./timeline.module.css";

interface BarProps {
  /** Of the highest bar. */
  share: number;
  categories: Timeline["days"][number]["categories"];
}

/** Numbers of events, stacked by category. */
export function Bar({ share, categories }: BarProps) {
  return (
    <span className={classes.bar} style={{ "--share": String(share) }}>
      {VENUE_CATEGORIES.map((category) => {
        const events = categories[category];
        return (
          events && <span key={category} style={{ flexGrow: events, background: `var(--${category})` }} />
        );
      })}
    </span>
  );
}
