export interface TypeSetting {
  size: number;
  maxLines: number;
}

export interface SetText {
  size: number;
  lines: string[];
}

/**
 * A text broken into lines of a measure at the first setting that holds it. Settings go from large to small; what
 * does not fit at the last is cut.
 */
export function setText(text: string, settings: readonly TypeSetting[], measure: number): SetText {
  const words = text.trim().split(/\s+/);
  for (const { size, maxLines } of settings) {
    const lines = breakLines(words, size, measure);
    if (lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= measure))
      return { size, lines };
  }
  const { size, maxLines } = settings.at(-1)!;
  const lines = breakLines(
    words.flatMap((word) => hyphenate(word, size, measure)),
    size,
    measure,
  );
  if (lines.length <= maxLines) return { size, lines };
  return { size, lines: [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1]!, size, measure)] };
}

function breakLines(words: readonly string[], size: number, measure: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= measure)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word longer than the line is cut where the line ends. */
function hyphenate(word: string, size: number, measure: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const sign of word) {
    if (piece !== "" && widthOf(`${piece}${sign}-`, size) > measure) {
      pieces.push(`${piece}-`);
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, piece];
}

function shorten(line: string, size: number, measure: number): string {
  const signs = [...line];
  while (signs.length > 1 && widthOf(`${signs.join("")}…`, size) > measure) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/**
 * An estimate on the wide side: a picture in a page is set in a font of the visitor's own system, which
 * cannot be measured here.
 */
function widthOf(text: string, size: number): number {
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
