import { Checkbox } from "@mantine/core";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { OFFERED_CATEGORIES, toggled } from "#web/map-view/category-choice.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import classes from "./category-boxes.module.css";

export function CategoryBoxes() {
  const { t } = useMessages();
  const { filter, setFilter } = useMapFilter();
  return (
    <fieldset className={classes.boxes}>
      <legend className={classes.legend}>{t("filters.category")}</legend>
      {OFFERED_CATEGORIES.map((category) => (
        <Checkbox
          key={category}
          classNames={{
            root: classes.box,
            body: classes.body,
            inner: classes.inner,
            input: classes.input,
            labelWrapper: classes.labelWrapper,
            label: classes.label,
          }}
          style={{ "--category": `var(--${category})`, "--checkbox-color": `var(--${category}-fill)` }}
          checked={filter.categories?.includes(category) ?? false}
          onChange={() => setFilter(({ categories }) => ({ categories: toggled(categories, category) }))}
          label={
            <>
              <CategoryGlyph category={category} size={18} />
              {t(`category.${category}`)}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
