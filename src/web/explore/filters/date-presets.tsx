import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./date-field.module.css";
import { isSameRange, useDatePresets } from "./use-date-presets.ts";

const OFFERED = [
  "today",
  "tomorrow",
  "thisWeekend",
  "thisWeek",
  "nextWeek",
  "thisMonth",
  "nextMonth",
  "thisYear",
  "nextYear",
] as const;

export function DatePresets() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const presets = useDatePresets();
  return (
    <div className={classes.presets}>
      {OFFERED.map((name) => (
        <PlainButton
          key={name}
          className={classes.preset}
          aria-pressed={isSameRange(presets?.[name], filter)}
          onClick={() => setFilter({ ...presets?.[name] })}
        >
          {t(`filters.${name}`)}
        </PlainButton>
      ))}
    </div>
  );
}
