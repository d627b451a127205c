import { CHOICE_ROWS, type ChoiceKey, chosenOf } from "#domain/event/event-fields.ts";
import type { ChoiceFilter } from "#domain/event/filter.ts";
import { choiceLabel } from "#messages/field-label.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { ChipRow, ChoiceChip, FilterSection } from "./choices.tsx";

/** Sets of an event, such as its accessibility: what is chosen, all events on the map have. */
export function ChoiceFields() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  return CHOICE_ROWS.map(({ key, choices }) => (
    <FilterSection key={key} title={t(`field.${key}`)}>
      <ChipRow>
        {choices.map((choice) => (
          <ChoiceChip
            key={choice}
            isOn={chosenOf(filter, key).includes(choice)}
            onToggle={() => setFilter((last) => toggled(key, choices, last, choice))}
          >
            {choiceLabel(key, choice, t)}
          </ChoiceChip>
        ))}
      </ChipRow>
    </FilterSection>
  ));
}

/** The filter with a key more, or one less. */
function toggled(
  key: ChoiceKey,
  choices: readonly string[],
  filter: ChoiceFilter,
  choice: string,
): ChoiceFilter {
  const chosen = chosenOf(filter, key);
  const next = choices.filter((each) => chosen.includes(each) !== (each === choice));
  return { [key]: next.length > 0 ? next : undefined } as ChoiceFilter;
}
