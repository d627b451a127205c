import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import classes from "./checkbox.module.css";

interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "id" | "children"> {
  /** Without it the box needs an `aria-label`. */
  label?: ReactNode;
}

/** Its label is part of the target. `--checkbox-color` fills a checked box. */
export function Checkbox({ label, className, style, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`${classes.checkbox} ${className ?? ""}`} style={style}>
      <input {...input} id={id} type="checkbox" className={classes.box} />
      {label}
    </label>
  );
}
