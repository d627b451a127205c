import type { Icon } from "@tabler/icons-react";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import classes from "./account-form.module.css";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  autoComplete: string;
  Icon: Icon;
  problem?: string | undefined;
  hint?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  /** At the end of the line. */
  tool?: ReactNode;
}

/** One line to fill, with its label above and what is wrong with it below. */
export function TextField({ label, Icon, problem, hint, aside, tool, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = problem ?? hint;
  return (
    <div className={classes.field}>
      <div className={classes.labels}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes.line} data-wrong={problem ? true : undefined}>
        <Icon size={18} stroke={1.8} aria-hidden />
        <input
          {...input}
          id={id}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={note && noteId}
        />
        {tool}
      </div>
      {note && (
        <p id={noteId} className={problem ? classes.problem : classes.hint}>
          {note}
        </p>
      )}
    </div>
  );
}
