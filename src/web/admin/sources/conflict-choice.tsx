import type { SourceChange } from "#contract/admin-sources.ts";
import { groupLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choices } from "#web/ui/choices.tsx";
import { fieldGroups, type Side, type Sides, valueText } from "./field-value.ts";
import classes from "./run.module.css";

interface ConflictChoiceProps {
  row: SourceChange;
  chosen: Sides;
  onChoose(chosen: Sides): void;
}

const SIDES = ["here", "source"] as const;

/** Field by field: what is here, or what the source says. */
export function ConflictChoice({ row, chosen, onChoose }: ConflictChoiceProps) {
  const { t, locale } = useMessages();
  const groups = fieldGroups(row);
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
        <Choices
          key={group}
          look="cards"
          legend={groupLabel(group, t)}
          value={chosen[group]}
          onChoose={(side) => onChoose({ ...chosen, [group]: side })}
          options={SIDES.map((value) => ({
            value,
            label: (
              <>
                <small>{t(`admin.conflict-${value}`)}</small>
                {valueText(row, group, value, locale)}
              </>
            ),
          }))}
        />
      ))}
      {!groups.every((group) => chosen[group]) && (
        <p className={classes.problem}>{t("admin.conflict-open")}</p>
      )}
    </div>
  );
}
