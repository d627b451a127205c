import { type FontMetrics, readFontMetrics } from "./font-metrics.ts";

export type Weight = 600 | 800;

const FALLBACKS = ["noto-sans-arabic-700.ttf", "noto-sans-jp-700.otf"];
/** Of a letter that none of our fonts has. */
const UNKNOWN_EM = 1;
/** resvg sets figures and signs between Arabic words wider than their advances: up to a tenth was seen. */
const BESIDE_ARABIC = 1.15;

const fonts = new Map<string, FontMetrics>();

/** The width of a line in the fonts with which cards are drawn; at least as wide as it will be. */
export function textWidth(text: string, size: number, weight: Weight): number {
  let ems = 0;
  for (const sign of text.normalize("NFC")) ems += advanceEm(sign.codePointAt(0)!, weight);
  return ems * size * (/\p{Script=Arabic}/u.test(text) ? BESIDE_ARABIC : 1);
}

/** The large fonts are read only for letters that ours lacks. */
function advanceEm(codePoint: number, weight: Weight): number {
  for (const file of [`manrope-${weight}.ttf`, ...FALLBACKS]) {
    const advance = metricsOf(file).advanceEm(codePoint);
    if (advance !== undefined) return advance;
  }
  return UNKNOWN_EM;
}

function metricsOf(file: string): FontMetrics {
  const known = fonts.get(file);
  if (known) return known;
  const metrics = readFontMetrics(new URL(`./fonts/${file}`, import.meta.url));
  fonts.set(file, metrics);
  return metrics;
}
