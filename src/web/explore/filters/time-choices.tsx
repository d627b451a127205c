import { HOURS_OF_DAY, TIMES_OF_DAY, type TimeOfDay } from "#domain/event/time-of-day.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconMoon, IconSun, IconSunrise, IconSunset } from "#web/ui/icons.ts";
import classes from "./time-choices.module.css";

const ICONS = { morning: IconSunrise, afternoon: IconSun, evening: IconSunset, night: IconMoon };

/** Several may be on; none narrows nothing. */
export function TimeChoices() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={classes.times} role="group" aria-label={t("filters.times")}>
      {TIMES_OF_DAY.map((time) => {
        const Icon = ICONS[time];
        return (
          <PlainButton
            key={time}
            className={classes.time}
            aria-pressed={filter.times?.includes(time) ?? false}
            onClick={() => setFilter(({ times }) => ({ times: toggledTime(times, time) }))}
          >
            <Icon size={18} stroke={1.8} aria-hidden />
            <b>{t(`filters.${time}`)}</b> <span>{hoursOf(time)}</span>
          </PlainButton>
        );
      })}
    </div>
  );
}

function toggledTime(
  chosen: readonly TimeOfDay[] | undefined,
  time: TimeOfDay,
): readonly TimeOfDay[] | undefined {
  const isIn = chosen?.includes(time) ?? false;
  const next = TIMES_OF_DAY.filter((each) => (each === time ? !isIn : chosen?.includes(each)));
  return next.length > 0 ? next : undefined;
}

function hoursOf(time: TimeOfDay): string {
  const { from, to } = HOURS_OF_DAY[time];
  return [from, to].map((hour) => String(hour).padStart(2, "0")).join("–");
}
