import {
  Checkbox,
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import "@mantine/core/styles/CheckboxIndicator.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Input.css";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./fields.module.css";

/** The names of the forms' fields, as calls and refusals use them. */
export type FieldName =
  | "country"
  | "city"
  | "region"
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
  | "endDate"
  | "endTime"
  | "status"
  | "priceKind"
  | "priceFrom"
  | "priceTo"
  | "currency"
  | "tags"
  | "minAge"
  | "room"
  | "language"
  | "organizer"
  | "repeat"
  | "repeatCount"
  | "repeatUntil"
  | "rule"
  | "scope"
  | "newVenue"
  | "eventCategory"
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

interface Named {
  name: FieldName;
  problemOf: ProblemOf;
  /** Others are made of it: it is not sent itself. */
  isLocal?: boolean;
}

interface FieldProps extends Omit<TextInputProps, "name">, Named {}

export function Field({ name, problemOf, isLocal, className, ...input }: FieldProps) {
  const { t } = useMessages();
  return (
    <TextInput
      {...input}
      {...(!isLocal && { name })}
      label={t(`admin.field.${name}`)}
      error={problemOf(name)}
      inputWrapperOrder={["label", "input", "description", "error"]}
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

/** One of a few words. */
export function ChoiceField({
  name,
  problemOf,
  isLocal,
  ...select
}: Omit<NativeSelectProps, "name"> & Named) {
  const { t } = useMessages();
  return (
    <NativeSelect
      {...select}
      {...(!isLocal && { name })}
      label={t(`admin.field.${name}`)}
      error={problemOf(name)}
      classNames={fieldClasses}
    />
  );
}

interface FlagFieldProps {
  name: "isAllDay" | "isSoldOut";
  defaultChecked: boolean;
  onChange?(isChecked: boolean): void;
}

/** Yes or no. A form leaves out what is not checked, and what is left out stays as it is: so "no" is sent, too. */
export function FlagField({ name, defaultChecked, onChange }: FlagFieldProps) {
  const { t } = useMessages();
  return (
    <>
      <input type="hidden" name={name} value="false" />
      <Checkbox
        name={name}
        value="true"
        radius={6}
        label={t(`admin.field.${name}`)}
        defaultChecked={defaultChecked}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        className={classes.flag}
      />
    </>
  );
}
