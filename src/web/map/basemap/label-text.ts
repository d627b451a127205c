import type { ExpressionSpecification, Map as MapLibreMap } from "maplibre-gl";

const FAMILY = "Manrope Variable";
/** The map reads the weight from a name that need not exist; the family that follows draws it. */
export const fonts = {
  regular: ["Manrope Medium", FAMILY],
  strong: ["Manrope Semibold", FAMILY],
  bold: ["Manrope Bold", FAMILY],
};

/**
 * The map draws letters with the page's typeface, and keeps what it drew: the part of the typeface that has them is loaded
 * before. Of the others none is.
 */
export function drawWithPageFont(map: MapLibreMap, set: Pick<FontFaceSet, "load"> = document.fonts): void {
  // The style, and what draws its letters, is made anew after the graphics card was lost.
  map.on("style.load", () => {
    const glyphs = map.style.glyphManager;
    const draw = glyphs.getGlyphs.bind(glyphs);
    glyphs.getGlyphs = async (wanted) => {
      const letters = Object.values(wanted).flatMap((variants) => Object.values(variants).flat());
      await set.load(`500 16px "${FAMILY}"`, letters.join("")).catch(() => undefined);
      return draw(wanted);
    };
  });
}

/** A place's name in a language, or in Latin letters, or the local one. */
export function nameIn(language: string): ExpressionSpecification {
  const names = [`name:${language}`, `name_${language}`, "name:en", "name_en", "name:latin", "name"];
  return ["coalesce", ...[...new Set(names)].map((key): ExpressionSpecification => ["get", key])];
}

/**
 * A street's name in a language; else as on its sign for readers of another script than Latin, who would otherwise read
 * their own streets in Latin letters.
 */
export function streetNameIn(language: string): ExpressionSpecification {
  const own = [`name:${language}`, `name_${language}`];
  const others = language === "en" ? ["name:latin", "name"] : ["name", "name:latin"];
  return ["coalesce", ...[...own, ...others].map((key): ExpressionSpecification => ["get", key])];
}

/** A country's name in any language, from the browser's own list. */
export function countryNameIn(language: string): ExpressionSpecification {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" });
  const labels: string[] = [];
  for (const code of regionCodes()) {
    const name = names.of(code);
    if (name) labels.push(code, name);
  }
  return [
    "match",
    ["coalesce", ["get", "iso_a2"], ""],
    ...labels,
    ["get", "name"],
  ] as unknown as ExpressionSpecification;
}

function* regionCodes(): Generator<string> {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const first of letters) for (const second of letters) yield first + second;
}
