import { WHENS } from "#domain/event/when.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { ChipRow, ChoiceChip, FilterSection } from "./choices.tsx";
import { DateField } from "./date-field.tsx";
import { NO_DAYS, onDays } from "./date-range.ts";
import { TimeChoices } from "./time-choices.tsx";
import { isSameRange, useDatePresets } from "./use-date-presets.ts";

/** The other presets are beside the calendar. */
const DAYS = ["today", "tomorrow", "thisWeekend", "next7Days"] as const;

/** A moment or days, one at a time, and times of day beside them. */
export function WhenFields() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const presets = useDatePresets();
  return (
    <FilterSection title={t("filters.when")}>
      <ChipRow isSwiped>
        {WHENS.map((when) => (
          <ChoiceChip
            key={when}
            isOn={filter.when === when}
            onToggle={() =>
              setFilter((current) => (current.when === when ? { when: undefined } : { when, ...NO_DAYS }))
            }
          >
            {t(`filters.${when}`)}
          </ChoiceChip>
        ))}
        {DAYS.map((name) => (
          <ChoiceChip
            key={name}
            isOn={isSameRange(presets?.[name], filter)}
            onToggle={() =>
              setFilter((current) =>
                isSameRange(presets?.[name], current) ? NO_DAYS : onDays({ ...presets?.[name] }),
              )
            }
          >
            {t(`filters.${name}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <DateField />
      <TimeChoices />
    </FilterSection>
  );
}
