import { type CSSProperties, type ReactNode, useId } from "react";
import classes from "./radio-group.module.css";

interface RadioGroupProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string; icon?: ReactNode; color?: string }[];
  value: string;
  onChoose(value: string): void;
  problem?: string | undefined;
  /** Separate chips, or the parts of one bar. */
  look?: "chips" | "bar";
  isRequired?: boolean;
}

/** One of a few choices, all of them seen. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, value, onChoose, problem, look = "chips", isRequired } = props;
  const id = useId();
  return (
    <fieldset
      className={classes.group}
      data-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-note` : undefined}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes.option}
            style={option.color ? ({ "--chip-color": option.color } as CSSProperties) : undefined}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={isRequired}
              onChange={() => onChoose(option.value)}
              className={classes.radio}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-note`} className={classes.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
