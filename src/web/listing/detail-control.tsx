import { type ReactNode, useState } from "react";
import type { DetailRow, FurtherKey } from "#domain/event/event-fields.ts";
import { choicesIn } from "#domain/event/field-text.ts";
import { MAX_NAME } from "#domain/event-limits.ts";
import { choiceLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./detail-control.module.css";

interface DetailControlProps {
  row: DetailRow<FurtherKey>;
  /** As a form sends it; the keys of a set with commas. */
  value: string;
  onChange(value: string): void;
  problem?: string | undefined;
  aside?: ReactNode;
  /** A set is sent as one field, which is empty where nothing is chosen. */
  isJoined?: boolean;
}

/** The input of a detail that has no place of its own, by its kind. */
export function DetailControl(props: DetailControlProps) {
  const { t } = useMessages();
  const { row, value, onChange, problem, aside } = props;
  const label = t(`field.${row.key}`);
  if (row.choices) return <ChoiceBoxes {...props} label={label} />;
  return (
    <TextField
      name={row.key}
      type={row.kind === "time" || row.kind === "date" ? row.kind : "text"}
      label={label}
      problem={problem}
      aside={aside}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      maxLength={MAX_NAME}
    />
  );
}

/** The same without a state outside. */
export function OwnDetailControl({
  first,
  ...props
}: Omit<DetailControlProps, "value" | "onChange"> & { first: string }) {
  const [value, setValue] = useState(first);
  return <DetailControl {...props} value={value} onChange={setValue} />;
}

function ChoiceBoxes({
  row,
  label,
  value,
  onChange,
  problem,
  aside,
  isJoined,
}: DetailControlProps & { label: string }) {
  const { t } = useMessages();
  const chosen = choicesIn(row, value);
  const toggled = (choice: string) =>
    (row.choices ?? []).filter((each) => chosen.includes(each) !== (each === choice)).join(",");
  return (
    <fieldset className={classes.boxes} data-invalid={problem ? true : undefined}>
      <legend className="unpadded text-small strong ink">
        {label} {aside}
      </legend>
      {isJoined && <input type="hidden" name={row.key} value={chosen.join(",")} />}
      {row.choices?.map((choice) => (
        <Checkbox
          key={choice}
          name={isJoined ? undefined : row.key}
          value={choice}
          label={choiceLabel(row.key, choice, t)}
          checked={chosen.includes(choice)}
          onChange={() => onChange(toggled(choice))}
        />
      ))}
      {problem && <p className={classes.problem}>{problem}</p>}
    </fieldset>
  );
}
