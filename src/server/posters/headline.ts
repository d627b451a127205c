import { escapeXml } from "#domain/xml.ts";

const FONT = `"Manrope Variable", Manrope, system-ui, sans-serif`;

interface Setting {
  size: number;
  maxLines: number;
}

// From a short title set large to a long one set small; the block never grows into the picture.
const SETTINGS: Setting[] = [
  { size: 84, maxLines: 1 },
  { size: 68, maxLines: 2 },
  { size: 56, maxLines: 2 },
  { size: 46, maxLines: 3 },
];
const LINE_HEIGHT = 1.06;
const MARGIN = 56;
const MEASURE = 800 - 2 * MARGIN;
const TITLE_TOP = 104;

/** A title broken into lines at the largest size that holds it; what does not fit at the smallest is cut. */
export function setTitle(title: string): { size: number; lines: string[] } {
  const words = title.trim().split(/\s+/);
  for (const { size, maxLines } of SETTINGS) {
    const lines = breakLines(words, size);
    if (lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= MEASURE))
      return { size, lines };
  }
  const { size, maxLines } = SETTINGS.at(-1)!;
  const lines = breakLines(
    words.flatMap((word) => hyphenate(word, size)),
    size,
  );
  if (lines.length <= maxLines) return { size, lines };
  return { size, lines: [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1]!, size)] };
}

export function drawHeadline(title: string, date: string, ink: string): string {
  const { size, lines } = setTitle(title);
  const spans = lines
    .map(
      (line, i) =>
        `<tspan x="${MARGIN}" y="${Math.round(TITLE_TOP + size * (0.78 + i * LINE_HEIGHT))}">${escapeXml(line)}</tspan>`,
    )
    .join("");
  return (
    `<g fill="${ink}" font-family='${FONT}'>` +
    `<text x="${MARGIN + 58}" y="80" font-size="36" font-weight="700" style="font-variant-numeric:tabular-nums">${escapeXml(date)}</text>` +
    `<text font-size="${size}" font-weight="800" letter-spacing="${-size * 0.022}">${spans}</text></g>`
  );
}

function breakLines(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= MEASURE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word longer than the line is cut where the line ends. */
function hyphenate(word: string, size: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const sign of word) {
    if (piece !== "" && widthOf(`${piece}${sign}-`, size) > MEASURE) {
      pieces.push(`${piece}-`);
      piece = "";
    }
    piece += sign;
  }
  return [...pieces, piece];
}

function shorten(line: string, size: number): string {
  const signs = [...line];
  while (signs.length > 1 && widthOf(`${signs.join("")}…`, size) > MEASURE) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/**
 * An estimate on the wide side: a picture in a page is set in a font of the visitor's own system, which
 * nobody can measure here.
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
