import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./fields.module.css";

/** The names of the forms' fields, as calls and refusals use them. */
export type FieldName =
  | "country"
  | "city"
  | "category"
  | "venue"
  | "event"
  | "old_date"
  | "date"
  | "time"
  | "title"
  | "image"
  | "link"
  | "description"
  | "new_name"
  | "new_address";

/** What is wrong with a field, if anything. */
export type ProblemOf = (field: string) => string | undefined;

export const fieldClasses = {
  root: classes.root,
  label: classes.label,
  input: classes.input,
  error: classes.error,
  description: classes.description,
};

interface FieldProps extends TextInputProps {
  name: FieldName;
  problemOf: ProblemOf;
}

export function Field({ name, problemOf, className, ...input }: FieldProps) {
  const { t } = useMessages();
  return (
    <TextInput
      {...input}
      name={name}
      label={t(`admin.field.${name}`)}
      error={problemOf(name)}
      autoComplete="off"
      {...(className ? { className } : {})}
      classNames={fieldClasses}
    />
  );
}

export function LongField({
  name,
  problemOf,
  ...input
}: TextareaProps & { name: FieldName; problemOf: ProblemOf }) {
  const { t } = useMessages();
  return (
    <Textarea
      {...input}
      name={name}
      label={t(`admin.field.${name}`)}
      error={problemOf(name)}
      rows={5}
      classNames={fieldClasses}
    />
  );
}
