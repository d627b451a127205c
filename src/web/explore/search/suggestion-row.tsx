import type { ReactNode } from "react";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./suggestions.module.css";

interface SuggestionRowProps {
  icon: ReactNode;
  title: ReactNode;
  facts: string;
  end?: ReactNode;
  onChoose(): void;
  /** Takes it from the list. */
  action?: ReactNode;
}

/** One line of what a search offers: an icon, what it is, and what choosing it gives. */
export function SuggestionRow({ icon, title, facts, end, onChoose, action }: SuggestionRowProps) {
  return (
    <li className="row">
      <PlainButton className={classes.row} onClick={onChoose}>
        <span className={classes.icon}>{icon}</span>
        <span className="grow grid">
          <span className={classes.title}>{title}</span>
          <span className={classes.facts}>{facts}</span>
        </span>
        {end && <span className="fixed muted text-small strong">{end}</span>}
      </PlainButton>
      {action}
    </li>
  );
}
