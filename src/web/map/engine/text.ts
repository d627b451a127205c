import type { SpriteAtlas } from "./sprite-atlas.ts";
import type { SpriteList, Tint } from "./sprite-list.ts";

/** Digits this bold are set a little closer than the font's advance. */
const TIGHTER = -0.02;

export interface TextPlacement {
  /** The place on the map it hangs on. */
  x: number;
  y: number;
  /** The text's middle as seen from there, in CSS pixels. */
  centerX: number;
  centerY: number;
  opacity: number;
  tint: Tint;
}

export function paintText(
  target: SpriteList,
  atlas: SpriteAtlas,
  text: string,
  sizePx: number,
  { centerX, centerY, ...at }: TextPlacement,
): void {
  // On whole device pixels, or the digits blur.
  const snapped = (value: number) => Math.round(value * atlas.pixelRatio) / atlas.pixelRatio;
  let pen = centerX - textWidth(atlas, text, sizePx) / 2;
  for (const character of text) {
    const glyph = atlas.glyph(character, sizePx);
    if (!glyph) continue;
    const { part, width, height, advance } = glyph;
    const offsetX = snapped(pen - 1) + width / 2;
    const offsetY = snapped(centerY - height / 2) + height / 2;
    target.add({ ...at, offsetX, offsetY, width, height, part });
    pen += advance + sizePx * TIGHTER;
  }
}

function textWidth(atlas: SpriteAtlas, text: string, sizePx: number): number {
  let width = -sizePx * TIGHTER;
  for (const character of text) width += (atlas.glyph(character, sizePx)?.advance ?? 0) + sizePx * TIGHTER;
  return width;
}
