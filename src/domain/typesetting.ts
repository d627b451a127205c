export interface TypeSetting {
  size: number;
  maxLines: number;
}

export interface SetText {
  size: number;
  lines: string[];
}

/** Whether a line fits at a size. */
type Fits = (line: string, size: number) => boolean;

/**
 * A text broken into lines of a measure at the first setting that holds it. Settings go from large to small; what
 * does not fit at the last is cut. Widths are estimated where the font is not known.
 */
export function setText(
  text: string,
  settings: readonly TypeSetting[],
  measure: number,
  widthOf: (line: string, size: number) => number = estimatedWidth,
): SetText {
  const words = text.trim().split(/\s+/);
  const fits: Fits = (line, size) => widthOf(line, size) <= measure;
  for (const { size, maxLines } of settings) {
    const lines = breakLines(words, size, fits);
    if (lines.length <= maxLines && lines.every((line) => fits(line, size))) return { size, lines };
  }
  const { size, maxLines } = settings.at(-1)!;
  const lines = breakLines(
    words.flatMap((word) => hyphenate(word, size, fits)),
    size,
    fits,
  );
  if (lines.length <= maxLines) return { size, lines };
  return { size, lines: [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1]!, size, fits)] };
}

function breakLines(words: readonly string[], size: number, fits: Fits): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`, size)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word longer than the line is cut where the line ends. */
function hyphenate(word: string, size: number, fits: Fits): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const sign of word) {
    if (piece !== "" && !fits(`${piece}${sign}-`, size)) {
      pieces.push(`${piece}-`);
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, piece];
}

function shorten(line: string, size: number, fits: Fits): string {
  const signs = [...line];
  while (signs.length > 1 && !fits(`${signs.join("")}…`, size)) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/**
 * An estimate on the wide side: a picture in a page is set in a font of the visitor's own system, which
 * cannot be measured here.
 */
function estimatedWidth(text: string, size: number): number {
  let ems = 0;
  for (const sign of text) ems += emsOf(sign);
  return ems * size;
}

function emsOf(sign: string): number {
  if (/[iljtfrI.,:;'’!|()[\] ]/.test(sign)) return 0.38;
  if (/[mwMWжшщюмфЖШЩЮМФЫ—…]/.test(sign)) return 0.95;
  if (/[A-ZА-Я]/.test(sign)) return 0.77;
  if (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u.test(sign)) return 0.66;
  return sign.charCodeAt(0) < 0x2e80 ? 0.6 : 1;
}
