import { type ReactNode, useId } from "react";
import { PlainButton } from "./button.tsx";
import classes from "./choices.module.css";

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
}

interface ChoicesProps<Value extends string> {
  legend: string;
  /** Where something else shows what is chosen between. */
  isLegendHidden?: boolean;
  options: readonly Choice<Value>[];
  look?: "line" | "cards" | "segments";
  /** Of a form, which reads the choice itself. */
  name?: string;
  first?: Value;
  value?: Value | undefined;
  onChoose?(value: NoInfer<Value>): void;
}

/** One of a few choices, all in sight. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, isLegendHidden, options, look = "line", name, first, value, onChoose } = props;
  const ownName = useId();
  return (
    <fieldset className={classes.choices} data-look={look}>
      <legend className={isLegendHidden ? "visually-hidden" : classes.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            {...(onChoose
              ? { checked: value === option.value, onChange: () => onChoose(option.value) }
              : { defaultChecked: first === option.value })}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose(value: NoInfer<Value>): void;
}

/** Which part of a list is shown. */
export function Chips<Value extends string>({ legend, options, value, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset className={classes.chips}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <PlainButton
          key={option.value}
          className={classes.chip}
          aria-pressed={value === option.value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </PlainButton>
      ))}
    </fieldset>
  );
}
