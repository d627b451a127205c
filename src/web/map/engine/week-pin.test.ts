import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { themeVariables } from "#web/ui/theme.ts";
import { weekColors, weekPin } from "./week-pin.ts";

it.each(VENUE_CATEGORIES)(
  "MAP-40 the pin of this week is pale, with outline and glyph in the colour of %s",
  (category) => {
    const svg = readFileSync(new URL(`../../assets/pins/${category}.svg`, import.meta.url), "utf8");
    for (const scheme of ["light", "dark"] as const) {
      const colors = themeVariables[scheme];
      const pale = weekPin(svg, category, weekColors(category, scheme));
      const glyphAt = pale.indexOf("<g ");
      const [body, glyph] = [pale.slice(0, glyphAt), pale.slice(glyphAt)];
      expect(body).toContain(`fill="${colors[`--${category}-tint`]}" stroke="${colors[`--${category}`]}"`);
      expect(body).not.toContain('fill="url(#g)"');
      expect(glyph).toContain(colors[`--${category}`]);
      expect(glyph).not.toContain("#fff");
    }
  },
);
