import { useMessages } from "#web/messages/messages-provider.tsx";
import { Combobox, type ComboboxProps } from "#web/ui/combobox.tsx";
import { type FieldName, fieldLabel, type ProblemOf } from "../field.tsx";

/** More would only slow the list down; typing finds the others. */
const MAX_SHOWN = 100;

interface DropdownProps extends Omit<ComboboxProps, "label" | "problem" | "emptyText"> {
  name: FieldName;
  problemOf: ProblemOf;
  emptyText?: string;
}

/** A field of a form whose value is found by typing. */
export function Dropdown({ name, problemOf, ...combobox }: DropdownProps) {
  const { t } = useMessages();
  return (
    <Combobox
      label={fieldLabel(name, t)}
      problem={problemOf(name)}
      placeholder={t("admin.choose")}
      emptyText={t("admin.nothing-found")}
      limit={MAX_SHOWN}
      {...combobox}
    />
  );
}
