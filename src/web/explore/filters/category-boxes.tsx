import { formatNumber } from "#messages/format-number.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { OFFERED_CATEGORIES, toggled } from "#web/map-view/category-choice.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useCounts } from "../ways-on/use-counts.ts";
import classes from "./category-boxes.module.css";
import { FilterSection } from "./choices.tsx";

/** Each with what a click would give in view. */
export function CategoryBoxes() {
  const { t, locale } = useMessages();
  const counts = useCounts().data;
  const { filter, setFilter } = useMapFilter();
  return (
    <FilterSection title={t("filters.category")}>
      <div className={classes.boxes}>
        {OFFERED_CATEGORIES.map((category) => (
          <Checkbox
            key={category}
            className={classes.box}
            style={{ "--category": `var(--${category})`, "--checkbox-color": `var(--${category}-fill)` }}
            checked={filter.categories?.includes(category) ?? false}
            onChange={() => setFilter(({ categories }) => ({ categories: toggled(categories, category) }))}
            label={
              <>
                <CategoryGlyph category={category} size={18} />
                <span className={classes.name}>{t(`category.${category}`)}</span>
                <span className="at-end text-small faint">
                  {counts && formatNumber(counts.categories[category] ?? 0, locale)}
                </span>
              </>
            }
          />
        ))}
      </div>
    </FilterSection>
  );
}
