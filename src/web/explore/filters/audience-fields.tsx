import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconUsersGroup } from "#web/ui/icons.ts";
import classes from "./audience-fields.module.css";
import { ChipRow, ChoiceChip, FilterSection } from "./choices.tsx";

const FAMILY = "family";
const AGES = [3, 6, 8, 10, 12, 14, 16, 18];

/** For whom: families, by their tag, and an age that the events must fit. */
export function AudienceFields() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { tags = [], age } = filter;
  const ages = age === undefined || AGES.includes(age) ? AGES : [...AGES, age].sort((a, b) => a - b);
  return (
    <FilterSection title={t("filters.audience")}>
      <ChipRow>
        <ChoiceChip
          isOn={tags.includes(FAMILY)}
          onToggle={() => setFilter(({ tags }) => ({ tags: toggledTag(tags, FAMILY) }))}
        >
          <IconUsersGroup size={17} stroke={1.8} aria-hidden />
          {t("filters.family")}
        </ChoiceChip>
        <select
          className={classes.age}
          aria-label={t("filters.age")}
          data-on={age !== undefined || undefined}
          value={age ?? ""}
          onChange={({ currentTarget: { value } }) =>
            setFilter({ age: value === "" ? undefined : Number(value) })
          }
        >
          <option value="">{t("filters.any-age")}</option>
          {ages.map((each) => (
            <option key={each} value={each}>
              {t("filters.fits-age", { age: each })}
            </option>
          ))}
        </select>
      </ChipRow>
    </FilterSection>
  );
}

function toggledTag(tags: readonly string[] = [], tag: string): string[] | undefined {
  const next = tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag];
  return next.length > 0 ? next : undefined;
}
