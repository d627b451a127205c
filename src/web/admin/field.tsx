import { createContext, type ReactNode, useContext } from "react";
import { MAX_ADDRESS, MAX_DESCRIPTION, MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import type { LabelledField } from "#messages/field-label.ts";
import type { Translate } from "#messages/translate.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField, type SelectFieldProps } from "#web/ui/select-field.tsx";
import { TextArea, type TextAreaProps } from "#web/ui/text-area.tsx";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";

const OTHER_NAMES = [
  ...(["country", "city", "region", "category", "event", "old_date", "repeat", "repeatCount"] as const),
  ...(["repeatUntil", "rule", "scope", "newVenue", "eventCategory", "new_name", "new_address"] as const),
] as const;
/** Fields of the forms that are no fields of an event. */
type OtherName = (typeof OTHER_NAMES)[number];
/** The names of the forms' fields, as calls and refusals use them. */
export type FieldName = OtherName | LabelledField;

const isOther = (name: string): name is OtherName => (OTHER_NAMES as readonly string[]).includes(name);

export function fieldLabel(name: FieldName, t: Translate): string {
  return isOther(name) ? t(`admin.field.${name}`) : t(`field.${name}`);
}

/** What is wrong with a field, if anything. */
export type ProblemOf = (field: string) => string | undefined;

interface FormFields {
  problemOf: ProblemOf;
  /** What the fields start with. */
  values?: Readonly<Record<string, unknown>>;
}

const FieldsContext = createContext<FormFields>({ problemOf: () => undefined });

/** What the fields within it start with, and what is wrong with them. */
export function Fields({ children, ...fields }: FormFields & { children: ReactNode }) {
  return <FieldsContext value={fields}>{children}</FieldsContext>;
}

export const useFields = () => useContext(FieldsContext);

/** How each field is typed, wherever it stands. */
const INPUTS: Readonly<Record<string, Partial<TextFieldProps>>> = {
  title: { maxLength: MAX_NAME },
  date: { type: "date" },
  time: { type: "time" },
  endDate: { type: "date" },
  endTime: { type: "time" },
  image: { type: "url", maxLength: MAX_LINK },
  link: { type: "url", maxLength: MAX_LINK },
  organizer: { maxLength: MAX_NAME },
  room: { maxLength: MAX_NAME },
  minAge: { type: "number", min: 0, max: 120 },
  language: { maxLength: 35 },
  priceFrom: { inputMode: "decimal" },
  priceTo: { inputMode: "decimal" },
  currency: { maxLength: 3 },
  repeatCount: { type: "number", min: 1, max: 400 },
  repeatUntil: { type: "date" },
  city: { maxLength: MAX_NAME },
  region: { maxLength: MAX_NAME },
  new_name: { maxLength: MAX_NAME },
  new_address: { maxLength: MAX_ADDRESS },
};

type Named = ({ name: FieldName; label?: string } | { name: string; label: string }) & {
  /** Others are made of it: it is not sent itself. */
  isLocal?: boolean | undefined;
};

/** A part of `web/ui` without the texts that a field's name brings along. */
type NamedField<Props> = Omit<Props, "name" | "label"> & Named;

function useNamed<Props extends { problem?: string | undefined; value?: unknown; defaultValue?: unknown }>(
  props: NamedField<Props>,
) {
  const { name, label, isLocal, ...rest } = props;
  const { t } = useMessages();
  const { problemOf, values } = useFields();
  const given = values?.[name];
  const first = rest.value !== undefined || given == null ? {} : { defaultValue: String(given) };
  return {
    ...first,
    ...rest,
    ...(!isLocal && { name }),
    label: label ?? fieldLabel(name as FieldName, t),
    problem: rest.problem ?? problemOf(name),
  };
}

export function AdminField(props: NamedField<TextFieldProps>) {
  return <TextField autoComplete="off" {...INPUTS[props.name]} {...useNamed<TextFieldProps>(props)} />;
}

export function LongField(props: NamedField<TextAreaProps>) {
  return <TextArea maxLength={MAX_DESCRIPTION} {...useNamed<TextAreaProps>(props)} />;
}

/** One of a few words. */
export function ChoiceField(props: NamedField<SelectFieldProps>) {
  return <SelectField {...useNamed<SelectFieldProps>(props)} options={props.options} />;
}

interface FlagFieldProps {
  name: "isAllDay" | "isSoldOut";
  onChange?(isChecked: boolean): void;
}

/** Yes or no. A form leaves out what is not checked, and what is left out stays as it is: so "no" is sent, too. */
export function FlagField({ name, onChange }: FlagFieldProps) {
  const { t } = useMessages();
  const { values } = useFields();
  return (
    <>
      <input type="hidden" name={name} value="false" />
      <Checkbox
        name={name}
        value="true"
        label={t(`field.${name}`)}
        defaultChecked={Boolean(values?.[name])}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        className="touch"
      />
    </>
  );
}
