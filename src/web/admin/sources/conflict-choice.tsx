import { useId } from "react";
import type { SourceChange } from "#contract/admin-sources.ts";
import type { FieldGroup } from "#domain/source/merge.ts";
import { groupLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { groupsOf, type Side, type Sides, valueText } from "./field-value.ts";
import classes from "./run.module.css";

interface ConflictChoiceProps {
  row: SourceChange;
  chosen: Sides;
  onChoose(chosen: Sides): void;
}

const SIDES = ["here", "source"] as const;

/** Field by field: what is here, or what the source says. */
export function ConflictChoice({ row, chosen, onChoose }: ConflictChoiceProps) {
  const { t } = useMessages();
  const groups = groupsOf(row);
  const all = (side: Side) => onChoose(Object.fromEntries(groups.map((group) => [group, side])));
  return (
    <div className={classes.conflict}>
      <div className="flex wrap gap-8">
        <Button variant="default" size="sm" onClick={() => all("here")}>
          {t("admin.conflict-keep")}
        </Button>
        <Button variant="default" size="sm" onClick={() => all("source")}>
          {t("admin.conflict-take")}
        </Button>
      </div>
      {groups.map((group) => (
        <GroupChoice
          key={group}
          row={row}
          group={group}
          side={chosen[group]}
          onSide={(side) => onChoose({ ...chosen, [group]: side })}
        />
      ))}
      {!groups.every((group) => chosen[group]) && (
        <p className={classes.undecided}>{t("admin.conflict-open")}</p>
      )}
    </div>
  );
}

interface GroupChoiceProps {
  row: SourceChange;
  group: FieldGroup;
  side: Side | undefined;
  onSide(side: Side): void;
}

function GroupChoice({ row, group, side, onSide }: GroupChoiceProps) {
  const { t, locale } = useMessages();
  const name = useId();
  return (
    <fieldset className={classes.sides}>
      <legend>{groupLabel(group, t)}</legend>
      {SIDES.map((each) => (
        <label key={each} data-checked={side === each || undefined}>
          <input type="radio" name={name} checked={side === each} onChange={() => onSide(each)} />
          <span>
            <small>{t(`admin.conflict-${each}`)}</small>
            {valueText(row, group, each, locale)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
