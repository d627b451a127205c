import type { LabelledField } from "#messages/field-label.ts";
import type { Translate } from "#messages/translate.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField, type SelectFieldProps } from "#web/ui/select-field.tsx";
import { TextArea, type TextAreaProps } from "#web/ui/text-area.tsx";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";
import classes from "./fields.module.css";

/** Fields of the forms that are no fields of an event. */
type OtherName =
  | "country"
  | "city"
  | "region"
  | "category"
  | "event"
  | "old_date"
  | "repeat"
  | "repeatCount"
  | "repeatUntil"
  | "rule"
  | "scope"
  | "newVenue"
  | "eventCategory"
  | "new_name"
  | "new_address";
/** The names of the forms' fields, as calls and refusals use them. */
export type FieldName = OtherName | LabelledField;

const OTHER_NAMES: Readonly<Record<OtherName, true>> = {
  country: true,
  city: true,
  region: true,
  category: true,
  event: true,
  old_date: true,
  repeat: true,
  repeatCount: true,
  repeatUntil: true,
  rule: true,
  scope: true,
  newVenue: true,
  eventCategory: true,
  new_name: true,
  new_address: true,
};
const isOther = (name: FieldName): name is OtherName => name in OTHER_NAMES;

export function fieldLabel(name: FieldName, t: Translate): string {
  return isOther(name) ? t(`admin.field.${name}`) : t(`field.${name}`);
}

/** What is wrong with a field, if anything. */
export type ProblemOf = (field: string) => string | undefined;

interface Named {
  name: FieldName;
  problemOf: ProblemOf;
  /** Others are made of it: it is not sent itself. */
  isLocal?: boolean | undefined;
}

/** A part of `web/ui` without the texts that a field's name brings along. */
type NamedField<Props> = Omit<Props, "name" | "label" | "problem"> & Named;

function useNamed({ name, problemOf, isLocal }: Named) {
  const { t } = useMessages();
  return { ...(!isLocal && { name }), label: fieldLabel(name, t), problem: problemOf(name) };
}

export function Field({ name, problemOf, isLocal, ...input }: NamedField<TextFieldProps>) {
  return <TextField autoComplete="off" {...input} {...useNamed({ name, problemOf, isLocal })} />;
}

export function LongField({ name, problemOf, isLocal, ...input }: NamedField<TextAreaProps>) {
  return <TextArea {...input} {...useNamed({ name, problemOf, isLocal })} />;
}

/** One of a few words. */
export function ChoiceField({ name, problemOf, isLocal, ...select }: NamedField<SelectFieldProps>) {
  return <SelectField {...select} {...useNamed({ name, problemOf, isLocal })} />;
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
        label={t(`field.${name}`)}
        defaultChecked={defaultChecked}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        className={classes.flag}
      />
    </>
  );
}
