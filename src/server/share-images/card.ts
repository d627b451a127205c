import type { VenueCategory } from "#domain/category.ts";
import { CATEGORY_COLORS } from "#domain/category-color.ts";
import type { EventStatus } from "#domain/event/event.ts";
import { type ClockedEvent, hourWord, lastDayOfRun, startOf } from "#domain/event/words.ts";
import type { Locale } from "#domain/locale.ts";
import { setText, type TypeSetting } from "#domain/typesetting.ts";
import { escapeXml } from "#domain/xml.ts";
import { dateText, hourText, shortWeekdayText, translatorFor } from "#messages/server.ts";
import { textWidth, type Weight } from "./text-width.ts";

export const CARD = { width: 1200, height: 630 };
/** A poster as high as the card. */
export const CARD_PICTURE = { width: 504, height: 630 };
/** The picture alone: search engines show an event's as a square or at 4:3. */
export const ALONE = { "1x1": { width: 1200, height: 1200 }, "4x3": { width: 1200, height: 900 } };

export interface CardFacts extends ClockedEvent {
  name: string;
  status: EventStatus;
  venue: string;
  city: string;
  country: string;
}

const LEFT = CARD_PICTURE.width + 60;
export const MEASURE = CARD.width - LEFT - 56;
const TITLE: TypeSetting[] = [
  { size: 76, maxLines: 2 },
  { size: 62, maxLines: 3 },
  { size: 50, maxLines: 4 },
];
const LINE_HEIGHT = 1.1;
const TITLE_MIDDLE = 285;
/** From the size of most to the smallest that is read with ease beside the title. */
const WHEN_SIZES = [38, 35, 32, 29];
const INK = "#F2F5FA";
const QUIET = "#B9C4D6";
const MARK_PIN =
  "M24 46.5c-1.5 0-2.6-.8-3.5-2C15.5 38 5 30.5 5 19.6a19 18.6 0 0 1 38 0C43 30.5 32.5 38 27.5 44.5c-.9 1.2-2 2-3.5 2z";
const MARK =
  `<path d="${MARK_PIN}" fill="#FF5A4F"/>` +
  '<path d="M13.8 13.8l5 12.2L24 15.4 29.2 26l4-9.6" fill="none" stroke="#fff" stroke-width="3.9" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="34.6" cy="12.9" r="3" fill="#fff"/>';

/** What a link to an event shows where it is shared: its picture, and beside it what, when and where. */
export function drawCard(facts: CardFacts, siteName: string, picture: string, locale: Locale): string {
  const place = facts.city === facts.venue ? facts.country : `${facts.city}, ${facts.country}`;
  const title = setText(facts.name, TITLE, MEASURE, widthOf(800));
  const when = fittingWhen(facts, locale);
  const step = title.size * LINE_HEIGHT;
  const first = TITLE_MIDDLE - ((title.lines.length - 1) * step) / 2 + title.size * 0.34;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="Manrope">` +
    `<rect width="100%" height="100%" fill="#0B1220"/>${picture}` +
    `<svg x="${LEFT}" y="48" width="46" height="46" viewBox="0 0 48 48">${MARK}</svg>` +
    line(siteName, { x: LEFT + 58, y: 82, size: 30, weight: 800, ink: INK }) +
    title.lines
      .map((text, i) =>
        line(text, { x: LEFT, y: Math.round(first + i * step), size: title.size, weight: 800, ink: INK }),
      )
      .join("") +
    line(when.text, { x: LEFT, y: 488, size: when.size, weight: 800, ink: "#FF8177" }) +
    line(oneLine(facts.venue, 32), { x: LEFT, y: 538, size: 32, weight: 600, ink: INK }) +
    line(oneLine(place, 28), { x: LEFT, y: 580, size: 28, weight: 600, ink: QUIET }) +
    "</svg>"
  );
}

export function drawAlone({ width, height }: { width: number; height: number }, picture: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Manrope">${picture}</svg>`;
}

/** The line of date and hours, never cut: set smaller where it is long, then without the end, then as small as it takes. */
export function fittingWhen(
  facts: ClockedEvent & { status: EventStatus },
  locale: Locale,
): { text: string; size: number } {
  const texts = [whenLine(facts, locale), whenLine(facts, locale, { hasEnd: false })];
  const settings = texts.flatMap((text) => WHEN_SIZES.map((size) => ({ text, size })));
  const fitting = settings.find(({ text, size }) => textWidth(text, size, 800) <= MEASURE);
  if (fitting) return fitting;
  const text = texts.at(-1)!;
  return { text, size: Math.floor(MEASURE / textWidth(text, 1, 800)) };
}

/** "Fri 20.11.2026 · 20:00–22:40h". A cached picture may be viewed on any day, so it has the full date. */
export function whenLine(
  facts: ClockedEvent & { status: EventStatus },
  locale: Locale,
  { hasEnd } = { hasEnd: true },
): string {
  const t = translatorFor(locale);
  const last = lastDayOfRun(facts);
  const days = last
    ? `${dateText(facts.date, locale)} – ${dateText(last, locale)}`
    : `${shortWeekdayText(facts.date, locale)} ${dateText(facts.date, locale)}`;
  const word = hasEnd ? hourWord(facts) : startOf(hourWord(facts));
  const when = word.code === "no-hour" || last ? days : `${days} · ${hourText(word, locale)}`;
  return facts.status === "scheduled"
    ? when
    : t("news.subject", { news: t(`event.${facts.status}`), event: when });
}

/** Where pins of each kind stand on the site's own card, and how large. */
const SITE_PINS: readonly [category: VenueCategory, x: number, y: number, size: number][] = [
  ["conference", 720, 70, 84],
  ["sport", 930, 40, 96],
  ["festival", 1090, 120, 84],
  ["party", 820, 190, 116],
  ["exhibition", 1010, 270, 104],
  ["concert", 700, 330, 132],
  ["virtual", 1110, 410, 92],
  ["theater", 890, 430, 140],
];

/** What a link to the landing page or the map shows where it is shared: the site's name, and pins of every kind. */
export function drawSiteCard(siteName: string, motto: string): string {
  const name = setText(
    siteName,
    [
      { size: 76, maxLines: 2 },
      { size: 56, maxLines: 3 },
    ],
    560,
  );
  const first = 300 - ((name.lines.length - 1) * name.size * LINE_HEIGHT) / 2;
  const streets = [80, 210, 340, 470, 600].map((y) => `M${Math.round(640 - y / 7)} ${y}L1200 ${y - 120}`);
  const avenues = [640, 790, 940, 1090, 1240].map((x) => `M${x} 0L${x - 90} 630`);
  const pins = SITE_PINS.map(
    ([category, x, y, size]) =>
      `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 48 48">` +
      `<path d="${MARK_PIN}" fill="${CATEGORY_COLORS[category].fill}" stroke="#fff" stroke-width="2.4"/>` +
      '<circle cx="24" cy="19.5" r="7" fill="#fff"/></svg>',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="Manrope">` +
    '<rect width="100%" height="100%" fill="#0B1220"/>' +
    `<path d="${[...streets, ...avenues].join("")}" stroke="#1E2A42" stroke-width="14" fill="none"/>${pins.join("")}` +
    `<svg x="72" y="${Math.round(first - 180)}" width="92" height="92" viewBox="0 0 48 48">${MARK}</svg>` +
    name.lines
      .map((text, i) =>
        line(text, {
          x: 72,
          y: Math.round(first + i * name.size * LINE_HEIGHT),
          size: name.size,
          weight: 800,
          ink: INK,
        }),
      )
      .join("") +
    line(motto, {
      x: 72,
      y: Math.round(first + (name.lines.length - 1) * name.size * LINE_HEIGHT + 66),
      size: 34,
      weight: 600,
      ink: QUIET,
    }) +
    "</svg>"
  );
}

interface Type {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  ink: string;
}

function line(text: string, { x, y, size, weight, ink }: Type): string {
  const tight = weight === 800 && size > 40 ? ` letter-spacing="${-size * 0.02}"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${ink}"${tight}>${escapeXml(text)}</text>`;
}

function widthOf(weight: Weight) {
  return (text: string, size: number) => textWidth(text, size, weight);
}

function oneLine(text: string, size: number): string {
  return setText(text, [{ size, maxLines: 1 }], MEASURE, widthOf(600)).lines[0] ?? "";
}
