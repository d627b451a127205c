import { VENUE_CATEGORIES, type VenueCategory } from "#domain/category.ts";
import { fontStack } from "#web/theme.ts";
import { LARGEST_TEXT_PX, SMALLEST_TEXT_PX } from "./disc-look.ts";
import { LIFT_SCALE, PIN_HEIGHT, PIN_WIDTH } from "./pin-shape.ts";

const drawings = import.meta.glob<string>("../../assets/pins/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A risen pin has drawings of its own, so that it is as crisp as one at rest. */
export type PinLook = "resting" | "risen" | "selected";
const LOOKS: Record<PinLook, { suffix: string; scale: number }> = {
  resting: { suffix: "", scale: 1 },
  risen: { suffix: "", scale: LIFT_SCALE },
  selected: { suffix: "-selected", scale: LIFT_SCALE },
};

const CHARACTERS = [..."0123456789.kM"];
const SHADOW_COLOR = "rgb(11 18 32 / 25%)";
const GAP_PX = 2;
const ATLAS_WIDTH_PX = 1024;

/** A part of the atlas, each side from 0 to 1. */
export type AtlasPart = [left: number, top: number, right: number, bottom: number];

export interface Glyph {
  part: AtlasPart;
  /** Of the drawn part and of the step to the next character, in CSS pixels. */
  width: number;
  height: number;
  advance: number;
}

/** Every pin and digit, drawn once at the screen's own resolution. */
export interface SpriteAtlas {
  image: HTMLCanvasElement;
  pixelRatio: number;
  pin(category: VenueCategory, look: PinLook): AtlasPart;
  glyph(character: string, sizePx: number): Glyph | undefined;
}

export async function drawSpriteAtlas(pixelRatio: number): Promise<SpriteAtlas> {
  const sheet = new Sheet(pixelRatio);
  const pins = new Map<string, Place>();
  const glyphs = new Map<string, { place: Place; advance: number }>();
  await document.fonts.load(`800 16px ${fontStack}`, CHARACTERS.join(""));
  const pictures = await Promise.all(
    VENUE_CATEGORIES.flatMap((category) =>
      (Object.keys(LOOKS) as PinLook[]).map(async (look) => ({
        key: `${category}/${look}`,
        scale: LOOKS[look].scale,
        picture: await pictureOf(drawings[`../../assets/pins/${category}${LOOKS[look].suffix}.svg`]!),
      })),
    ),
  );
  for (const { key, scale, picture } of pictures) {
    const place = sheet.reserve(PIN_WIDTH * scale, PIN_HEIGHT * scale);
    pins.set(key, place);
    sheet.draw(place, (context) => {
      context.shadowColor = SHADOW_COLOR;
      context.shadowOffsetY = 2 * pixelRatio;
      context.shadowBlur = 5 * pixelRatio;
      context.drawImage(picture, 0, 0, PIN_WIDTH * scale, PIN_HEIGHT * scale);
    });
  }
  for (let sizePx = SMALLEST_TEXT_PX; sizePx <= LARGEST_TEXT_PX; sizePx++)
    for (const character of CHARACTERS)
      glyphs.set(`${character}/${sizePx}`, drawGlyph(sheet, character, sizePx));

  const image = sheet.render();
  const partOf = ({ x, y, width, height }: Place): AtlasPart => [
    x / image.width,
    y / image.height,
    (x + width) / image.width,
    (y + height) / image.height,
  ];
  return {
    image,
    pixelRatio,
    pin: (category, look) => partOf(pins.get(`${category}/${look}`)!),
    glyph(character, sizePx) {
      const found = glyphs.get(`${character}/${sizePx}`);
      if (!found) return undefined;
      const { place, advance } = found;
      return {
        part: partOf(place),
        width: place.width / pixelRatio,
        height: place.height / pixelRatio,
        advance,
      };
    },
  };
}

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const picture = new Image(PIN_WIDTH, PIN_HEIGHT);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

/** The character's ink is centred in its box both ways, so that a number sits in the middle of its disc. */
function drawGlyph(sheet: Sheet, character: string, sizePx: number) {
  const font = `800 ${sizePx}px ${fontStack}`;
  const { width: advance } = sheet.measure(font, character);
  const { actualBoundingBoxAscent: digitHeight } = sheet.measure(font, "0");
  const place = sheet.reserve(Math.ceil(advance) + 2, sizePx + 4);
  sheet.draw(place, (context) => {
    context.font = font;
    context.fillText(character, 1, (sizePx + 4 + digitHeight) / 2);
  });
  return { place, advance };
}

/** A rectangle of whole device pixels. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places drawings in rows and draws them all once the height is known. */
class Sheet {
  readonly #pixelRatio: number;
  readonly #ruler = document.createElement("canvas").getContext("2d")!;
  readonly #drawings: ((context: CanvasRenderingContext2D) => void)[] = [];
  #x = 0;
  #y = 0;
  #rowHeight = 0;

  constructor(pixelRatio: number) {
    this.#pixelRatio = pixelRatio;
  }

  measure(font: string, text: string): TextMetrics {
    this.#ruler.font = font;
    return this.#ruler.measureText(text);
  }

  reserve(widthPx: number, heightPx: number): Place {
    const width = Math.ceil(widthPx * this.#pixelRatio);
    const height = Math.ceil(heightPx * this.#pixelRatio);
    if (this.#x + width > ATLAS_WIDTH_PX * Math.ceil(this.#pixelRatio)) {
      this.#x = 0;
      this.#y += this.#rowHeight + GAP_PX;
      this.#rowHeight = 0;
    }
    const place = { x: this.#x, y: this.#y, width, height };
    this.#x += width + GAP_PX;
    this.#rowHeight = Math.max(this.#rowHeight, height);
    return place;
  }

  draw({ x, y, width, height }: Place, drawing: (context: CanvasRenderingContext2D) => void): void {
    this.#drawings.push((context) => {
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      context.setTransform(this.#pixelRatio, 0, 0, this.#pixelRatio, x, y);
      drawing(context);
      context.restore();
    });
  }

  render(): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    canvas.width = ATLAS_WIDTH_PX * Math.ceil(this.#pixelRatio);
    canvas.height = this.#y + this.#rowHeight;
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#FFFFFF";
    for (const drawing of this.#drawings) drawing(context);
    return canvas;
  }
}
