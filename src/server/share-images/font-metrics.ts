import { readFileSync } from "node:fs";

/** Advance widths of a font, in ems. Kerning and joined letters are left out: they only make a line narrower. */
export interface FontMetrics {
  /** Undefined where the font has no glyph for the character. */
  advanceEm(codePoint: number): number | undefined;
}

/** Reads the tables cmap and hmtx of an OpenType font (TrueType or CFF outlines). */
export function readFontMetrics(file: string | URL): FontMetrics {
  const font = readFileSync(file);
  const tables = tableOffsets(font);
  const unitsPerEm = font.readUInt16BE(tables.get("head")! + 18);
  const hmtx = tables.get("hmtx")!;
  const lastMetric = font.readUInt16BE(tables.get("hhea")! + 34) - 1;
  const glyphOf = glyphFinder(font, tables.get("cmap")!);
  return {
    advanceEm(codePoint) {
      const glyph = glyphOf(codePoint);
      if (glyph === 0) return undefined;
      return font.readUInt16BE(hmtx + 4 * Math.min(glyph, lastMetric)) / unitsPerEm;
    },
  };
}

function tableOffsets(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const record = 12 + 16 * i;
      return [font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

/** From code points to glyph indexes, 0 where there is none: subtable format 12 where the font has it, else 4. */
function glyphFinder(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4),
  );
  const of = (format: number) => subtables.find((at) => font.readUInt16BE(at) === format);
  const full = of(12);
  if (full !== undefined) return (codePoint) => glyphInGroups(font, full, codePoint);
  const basic = of(4);
  return (codePoint) => (basic === undefined ? 0 : glyphInSegments(font, basic, codePoint));
}

function glyphInGroups(font: Buffer, at: number, codePoint: number): number {
  const groups = font.readUInt32BE(at + 12);
  for (let group = at + 16; group < at + 16 + 12 * groups; group += 12) {
    const first = font.readUInt32BE(group);
    if (codePoint >= first && codePoint <= font.readUInt32BE(group + 4))
      return font.readUInt32BE(group + 8) + codePoint - first;
  }
  return 0;
}

function glyphInSegments(font: Buffer, at: number, codePoint: number): number {
  if (codePoint > 0xffff) return 0;
  const bytes = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + bytes + 2;
  for (let i = 0; i < bytes; i += 2) {
    if (codePoint > font.readUInt16BE(ends + i)) continue;
    const first = font.readUInt16BE(starts + i);
    if (codePoint < first) return 0;
    const delta = font.readUInt16BE(starts + bytes + i);
    const range = starts + 2 * bytes + i;
    const offset = font.readUInt16BE(range);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = font.readUInt16BE(range + offset + 2 * (codePoint - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
