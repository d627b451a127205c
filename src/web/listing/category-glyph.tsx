import type { VenueCategory } from "#domain/category.ts";
import { categoryShapes } from "./category-shapes.tsx";

export function CategoryGlyph({ category, size }: { category: VenueCategory; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      {categoryShapes[category]}
    </svg>
  );
}
