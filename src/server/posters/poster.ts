import { pinOf, type VenueCategory } from "#domain/category.ts";
import { type Dice, diceOf } from "#domain/dice.ts";
import { formatDate } from "#domain/time.ts";
import { escapeXml } from "#domain/xml.ts";
import { CONCERT } from "./art/concert.ts";
import { CONFERENCE } from "./art/conference.ts";
import { EXHIBITION } from "./art/exhibition.ts";
import { FESTIVAL } from "./art/festival.ts";
import { OTHER } from "./art/other.ts";
import { PARTY } from "./art/party.ts";
import { DOLPHIN, EASTER_EGG, FITNESS } from "./art/rare.ts";
import type { Scene } from "./art/scene.ts";
import { SPORT } from "./art/sport.ts";
import { THEATER } from "./art/theater.ts";
import { VIRTUAL } from "./art/virtual.ts";
import { group, POSTER_HEIGHT, POSTER_WIDTH } from "./drawing.ts";
import { glyph } from "./glyphs.ts";
import { drawHeadline } from "./headline.ts";
import { paintOf } from "./paint.ts";
import type { PosterFacts } from "./poster-url.ts";

const SCENES: Record<VenueCategory, readonly Scene[]> = {
  concert: CONCERT,
  party: PARTY,
  theater: THEATER,
  festival: FESTIVAL,
  sport: SPORT,
  exhibition: EXHIBITION,
  conference: CONFERENCE,
  virtual: VIRTUAL,
  other: OTHER,
  fitness: FITNESS,
  easteregg: EASTER_EGG,
  dolphin: DOLPHIN,
};

/**
 * A poster for an event, as SVG. The event's id decides ground, scene and every detail of it. Beside the event's name and
 * date it is shown without words.
 */
export function drawPoster(
  { id, name, category, date, time }: PosterFacts,
  { hasWords } = { hasWords: true },
): string {
  const pin = pinOf(category);
  const dice = diceOf(`poster ${id}`);
  const paint = paintOf(pin, dice);
  const scene = dice.pick(SCENES[pin]);
  // A play button points one way only.
  const isMirrored = dice.chance(0.5) && pin !== "virtual";
  const art = closeUp(dice, scene(dice, paint));
  const day = formatDate(date);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${POSTER_WIDTH} ${POSTER_HEIGHT}" width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" ` +
    `role="img" preserveAspectRatio="xMidYMid slice"><title>${escapeXml(name)}</title>` +
    `<rect width="${POSTER_WIDTH}" height="${POSTER_HEIGHT}" fill="${paint.ground}"/>` +
    (isMirrored ? group(`translate(${POSTER_WIDTH} 0) scale(-1 1)`, art) : art) +
    (hasWords
      ? veil(paint.ground) +
        glyph(pin, { x: 78, y: 67, size: 46 }, paint.ink, paint.ground) +
        drawHeadline(name, time === "" ? day : `${day} · ${time}h`, paint.ink)
      : "") +
    "</svg>"
  );
}

/** Half of the posters step nearer to their scene, each towards another side, so that two of a kind differ. */
function closeUp(dice: Dice, art: string): string {
  if (dice.chance(0.5)) return art;
  const scale = dice.between(1.14, 1.42).toFixed(2);
  const [x, y] = [dice.whole(200, 600), 420];
  return group(`translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`, art);
}

/** The picture fades out under the title, so that the text stands on plain ground. */
function veil(ground: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  return (
    `<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stop(0.74, 0.96)}${stop(1, 0)}</linearGradient>` +
    `<rect width="${POSTER_WIDTH}" height="290" fill="url(#veil)"/>`
  );
}
