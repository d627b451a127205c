import type { ExpressionSpecification, Map as MapLibreMap } from "maplibre-gl";
import { beforeLetters, type Letters } from "#web/map/engine/maplibre-internals.ts";
import { nextTask } from "#web/ui/next-task.ts";

const FAMILY = "Manrope Variable";
/** Of a slow phone's time these take some 30 ms. */
const LETTERS_AT_ONCE = 8;
/** The map reads the weight from a name that need not exist; the family that follows draws it. */
export const fonts = {
  regular: ["Manrope Medium", FAMILY],
  strong: ["Manrope Semibold", FAMILY],
  bold: ["Manrope Bold", FAMILY],
};

/**
 * The map draws letters with the page's typeface, and keeps what it drew: the part of the typeface that has them is loaded
 * before. Of the others none is. They are drawn a few at a time, between which the page answers.
 */
export function drawWithPageFont(map: MapLibreMap, set: Pick<FontFaceSet, "load"> = document.fonts): void {
  // The style, and what draws its letters, is made anew after the graphics card was lost.
  map.on("style.load", () => {
    beforeLetters(map, async (wanted, draw) => {
      const letters = Object.values(wanted).flatMap((variants) => Object.values(variants).flat());
      await set.load(`500 16px "${FAMILY}"`, letters.join("")).catch(() => undefined);
      for (const some of inPieces(wanted)) {
        await draw(some);
        await nextTask();
      }
      return draw(wanted);
    });
  });
}

function* inPieces(wanted: Letters): Generator<Letters> {
  for (const [font, variants] of Object.entries(wanted))
    for (const [variant, letters] of Object.entries(variants))
      for (let at = 0; at < letters.length; at += LETTERS_AT_ONCE)
        yield { [font]: { [variant]: letters.slice(at, at + LETTERS_AT_ONCE) } };
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

const countryNames = new Map<string, ExpressionSpecification>();

/** A country's name in any language, from the browser's own list; asked for once, though the style is made for every repaint. */
export function countryLabel(language: string): ExpressionSpecification {
  const known = countryNames.get(language) ?? listCountryNames(language);
  countryNames.set(language, known);
  return known;
}

function listCountryNames(language: string): ExpressionSpecification {
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
