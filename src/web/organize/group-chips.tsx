import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./own-events.module.css";
import { GROUPS, type OwnGroup, type OwnGroups } from "./own-groups.ts";

interface GroupChipsProps {
  groups: OwnGroups;
  /** None: all are shown. */
  value: OwnGroup | undefined;
  onChoose(group: OwnGroup | undefined): void;
}

export function GroupChips({ groups, value, onChoose }: GroupChipsProps) {
  const { t } = useMessages();
  const filled = GROUPS.filter((group) => groups[group].length > 0);
  if (filled.length < 2) return null;
  const total = filled.reduce((sum, group) => sum + groups[group].length, 0);
  return (
    <fieldset className="unframed flex wrap gap-8 unpadded">
      <legend className="visually-hidden">{t("own.filter")}</legend>
      <PlainButton
        className={classes.chip}
        aria-pressed={value === undefined}
        onClick={() => onChoose(undefined)}
      >
        {t("own.filter.all", { count: total })}
      </PlainButton>
      {filled.map((group) => (
        <PlainButton
          key={group}
          className={classes.chip}
          aria-pressed={value === group}
          onClick={() => onChoose(group)}
        >
          {t(`own.filter.${group}`, { count: groups[group].length })}
        </PlainButton>
      ))}
    </fieldset>
  );
}
