import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { nextTask } from "#web/ui/next-task.ts";
import { drawnFontStack, webFontName } from "#web/ui/theme.ts";
import { LARGEST_TEXT_PX, SMALLEST_TEXT_PX } from "./disc-look.ts";
import type { MarkScheme } from "./mark-colors.ts";
import { pinDrawing } from "./pin-drawings.ts";
import { LIFT_SCALE, PIN_HEIGHT, PIN_WIDTH } from "./pin-shape.ts";
import { castShadow, drawSmallMarks } from "./small-marks.ts";
import { type Drawing, SpriteSheet } from "./sprite-sheet.ts";
import { weekColors, weekPin } from "./week-pin.ts";

/** A risen pin has drawings of its own, so that it is as crisp as one at rest. */
export type PinLook = "resting" | "risen" | "selected";
const LOOKS = {
  resting: { drawn: "resting", scale: 1 },
  risen: { drawn: "resting", scale: LIFT_SCALE },
  selected: { drawn: "selected", scale: LIFT_SCALE },
} as const;

const SCHEMES: MarkScheme[] = ["light", "dark"];
const CHARACTERS = [..."0123456789.kM"];

export interface Glyph extends Drawing {
  /** The step to the next character, in CSS pixels. */
  advance: number;
}

export type DrawingName =
  | `pin/${VenueCategory}/${PinLook}`
  | `week/${VenueCategory}/${MarkScheme}`
  | `glow/${VenueCategory}/${MarkScheme}`
  | `${"speck" | "week-speck"}/${VenueCategory}/${MarkScheme}`
  | `disc/${number}/${MarkScheme}`
  | `badge/${number}/${MarkScheme}`
  | `new/${MarkScheme}`
  | "halo"
  | "dot";

/** Every pin, badge and digit, drawn once at the screen's own resolution. */
export interface SpriteAtlas {
  image: HTMLCanvasElement;
  pixelRatio: number;
  drawing(name: DrawingName): Drawing;
  glyph(character: string, sizePx: number): Glyph | undefined;
}

/**
 * Waits for the typeface, or goes on with what the device has. Not for the whole stack: a device that lacks the fonts its
 * fallback names, as a bare Linux does, would count as failed.
 */
async function webFont(): Promise<void> {
  await document.fonts.load(`800 16px ${webFontName}`, CHARACTERS.join("")).catch(() => undefined);
}

export async function drawSpriteAtlas(pixelRatio: number): Promise<SpriteAtlas> {
  const sheet = new SpriteSheet(pixelRatio);
  const advances = new Map<string, number>();
  await webFont();
  for (const category of VENUE_CATEGORIES) {
    await drawPins(sheet, category);
    await nextTask();
  }
  drawSmallMarks(sheet);
  for (let sizePx = SMALLEST_TEXT_PX; sizePx <= LARGEST_TEXT_PX; sizePx++)
    for (const character of CHARACTERS)
      advances.set(`${character}/${sizePx}`, drawGlyph(sheet, character, sizePx));

  const { image, places } = sheet.render();
  return {
    image,
    pixelRatio,
    drawing: (name) => places.get(name)!,
    glyph(character, sizePx) {
      const key = `${character}/${sizePx}`;
      const advance = advances.get(key);
      return advance === undefined ? undefined : { ...places.get(key)!, advance };
    },
  };
}

/** To a browser each picture is a document of its own: all of them at once would keep a phone from answering. */
async function drawPins(sheet: SpriteSheet, category: VenueCategory): Promise<void> {
  const resting = pinDrawing(category, "resting");
  const weeks = SCHEMES.map((scheme) => weekPin(resting, category, weekColors(category, scheme)));
  const drawings = [resting, pinDrawing(category, "selected"), ...weeks];
  const pictures = await Promise.all(drawings.map(pictureOf));
  for (const look of Object.keys(LOOKS) as PinLook[]) {
    const { drawn, scale } = LOOKS[look];
    addPicture(sheet, `pin/${category}/${look}`, pictures[drawn === "selected" ? 1 : 0]!, scale);
  }
  for (const [at, scheme] of SCHEMES.entries())
    addPicture(sheet, `week/${category}/${scheme}`, pictures[2 + at]!, 1);
}

function addPicture(sheet: SpriteSheet, name: DrawingName, picture: HTMLImageElement, scale: number): void {
  const [width, height] = [PIN_WIDTH * scale, PIN_HEIGHT * scale];
  sheet.add(name, width, height, (context) => {
    castShadow(context, { down: 2, blur: 5, strength: 25 });
    context.drawImage(picture, 0, 0, width, height);
  });
}

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const picture = new Image(PIN_WIDTH, PIN_HEIGHT);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

/** The character's ink is centred in its box both ways, so that a number sits in the middle of its disc. */
function drawGlyph(sheet: SpriteSheet, character: string, sizePx: number): number {
  const font = `800 ${sizePx}px ${drawnFontStack}`;
  const { width: advance } = sheet.measure(font, character);
  const { actualBoundingBoxAscent: digitHeight } = sheet.measure(font, "0");
  sheet.add(`${character}/${sizePx}`, Math.ceil(advance) + 2, sizePx + 4, (context) => {
    context.font = font;
    context.fillText(character, 1, (sizePx + 4 + digitHeight) / 2);
  });
  return advance;
}
