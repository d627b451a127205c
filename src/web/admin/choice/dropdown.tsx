import { Select, type SelectProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/CloseButton.css";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { type FieldName, fieldClasses, type ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";

/** More would only slow the list down; whoever has more types. */
const MOST_SHOWN = 100;

interface DropdownProps extends Omit<SelectProps, "name" | "label" | "onChange"> {
  name: FieldName;
  problemOf: ProblemOf;
  onChoose(value: string): void;
}

/** A dropdown that can be searched by typing. */
export function Dropdown({ name, problemOf, value, onChoose, ...more }: DropdownProps) {
  const { t } = useMessages();
  return (
    <Select
      label={t(`admin.field.${name}`)}
      placeholder={t("admin.choose")}
      error={problemOf(name)}
      value={value || null}
      onChange={(chosen) => onChoose(chosen ?? "")}
      searchable
      autoComplete="off"
      allowDeselect={false}
      limit={MOST_SHOWN}
      maxDropdownHeight={300}
      nothingFoundMessage={t("admin.nothing-found")}
      rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
      comboboxProps={{ shadow: "md" }}
      classNames={{ ...fieldClasses, dropdown: classes.dropdown, option: classes.option }}
      {...more}
    />
  );
}
