import type { ReactNode } from "react";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./choices.module.css";

/** A part of the filter panel under its heading. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChipRowProps {
  /** Swiped on a phone instead of wrapped. */
  isSwiped?: boolean;
  children: ReactNode;
}

export function ChipRow({ isSwiped = false, children }: ChipRowProps) {
  return <div className={isSwiped ? `row wrap gap-8 ${classes.row}` : "row wrap gap-8"}>{children}</div>;
}

interface ChoiceChipProps {
  isOn: boolean;
  onToggle(): void;
  children: ReactNode;
}

export function ChoiceChip({ isOn, onToggle, children }: ChoiceChipProps) {
  return (
    <PlainButton className={classes.chip} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </PlainButton>
  );
}
