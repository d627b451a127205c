import type { ComponentPropsWithRef } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"textarea">, keyof FieldTexts | "children"> {}

/** Several lines of text. */
export function TextArea({ label, hint, problem, aside, isLabelHidden, className, ...input }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      aside={aside}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {(control) => <textarea rows={5} {...input} {...control} />}
    </Field>
  );
}
