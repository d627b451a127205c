import { type ReactNode, useId } from "react";
import classes from "./field.module.css";

export interface FieldTexts {
  label: string;
  /** Below the control; a problem takes its place. */
  hint?: string | undefined;
  problem?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** Where the control itself shows what it is for; it is still said. */
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** Goes to the control, so that it is named and described by the texts around it. */
export interface ControlProps {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps extends FieldTexts {
  children(control: ControlProps): ReactNode;
}

/** The label above a control, and the hint or problem below it. */
export function Field({ label, hint, problem, aside, isLabelHidden, className, children }: FieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={`${classes.field} ${className ?? ""}`}>
      <div className={isLabelHidden ? "visually-hidden" : classes.labels}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes.control} data-wrong={problem ? true : undefined}>
        {children({
          id,
          className: classes.input ?? "",
          "aria-invalid": problem ? true : undefined,
          "aria-describedby": note && `${id}-note`,
        })}
      </div>
      {note && (
        <p id={`${id}-note`} className={problem ? classes.problem : classes.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
