import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<"input">, keyof FieldTexts | "children"> {
  /** Before the text. */
  Icon?: Icon;
  /** After the text. */
  tool?: ReactNode;
}

/** One line of text, a number, a date or a time. */
export function TextField({
  label,
  hint,
  problem,
  aside,
  isLabelHidden,
  className,
  Icon,
  tool,
  ...input
}: TextFieldProps) {
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
          {Icon && <Icon size={18} stroke={1.8} aria-hidden />}
          <input {...input} {...control} />
          {tool}
        </>
      )}
    </Field>
  );
}
