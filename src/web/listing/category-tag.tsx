import type { VenueCategory } from "#domain/category.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { CategoryGlyph } from "./category-glyph.tsx";
import classes from "./category-tag.module.css";

export function CategoryTag({ category }: { category: VenueCategory }) {
  const { t } = useMessages();
  return (
    <span
      className={classes.tag}
      style={{ color: `var(--${category})`, background: `var(--${category}-tint)` }}
    >
      <CategoryGlyph category={category} size={15} />
      {t(`category.${category}`)}
    </span>
  );
}
