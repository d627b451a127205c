import { setText, type TypeSetting } from "#domain/typesetting.ts";
import { escapeXml } from "#domain/xml.ts";

const FONT = `"Manrope Variable", Manrope, system-ui, sans-serif`;

// From a short title set large to a long one set small; the block never grows into the picture.
const SETTINGS: TypeSetting[] = [
  { size: 84, maxLines: 1 },
  { size: 68, maxLines: 2 },
  { size: 56, maxLines: 2 },
  { size: 46, maxLines: 3 },
];
const LINE_HEIGHT = 1.06;
const MARGIN = 56;
const MEASURE = 800 - 2 * MARGIN;
const TITLE_TOP = 104;

export const setTitle = (title: string) => setText(title, SETTINGS, MEASURE);

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
