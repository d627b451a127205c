import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./date-field.module.css";
import { onDays } from "./date-range.ts";
import { isSameRange, useDatePresets } from "./use-date-presets.ts";

/** Those beyond the next days, which are chips of their own. */
const OFFERED = ["thisWeek", "nextWeek", "thisMonth", "nextMonth", "thisYear", "nextYear"] as const;

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
          onClick={() => setFilter(onDays({ ...presets?.[name] }))}
        >
          {t(`filters.${name}`)}
        </PlainButton>
      ))}
    </div>
  );
}
