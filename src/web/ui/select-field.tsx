import type { ComponentPropsWithRef } from "react";
import classes from "./field.module.css";
import { Field, type FieldTexts } from "./field.tsx";
import { IconChevronDown } from "./icons.ts";

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"select">, keyof FieldTexts | "children"> {
  options: readonly { value: string; label: string }[];
}

/** One of a few choices. Of many, `Combobox` finds one by typing. */
export function SelectField({
  label,
  hint,
  problem,
  aside,
  isLabelHidden,
  className,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      aside={aside}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {(control) => (
        <>
          <select {...select} {...control}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.arrow} />
        </>
      )}
    </Field>
  );
}
