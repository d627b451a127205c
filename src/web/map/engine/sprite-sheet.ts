const GAP_PX = 2;
const WIDTH_PX = 1024;

/** A rectangle of whole device pixels. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the sheet, each side from 0 to 1. */
export type AtlasPart = [left: number, top: number, right: number, bottom: number];

/** A part of the sheet and its size in CSS pixels. */
export interface Drawing {
  part: AtlasPart;
  width: number;
  height: number;
}

type Draw = (context: CanvasRenderingContext2D) => void;

/** Places drawings in rows and draws them all once the height is known. */
export class SpriteSheet {
  readonly #pixelRatio: number;
  readonly #width: number;
  readonly #ruler = document.createElement("canvas").getContext("2d")!;
  readonly #sprites = new Map<string, { place: Place; draw: Draw }>();
  #x = 0;
  #y = 0;
  #rowHeight = 0;

  constructor(pixelRatio: number) {
    this.#pixelRatio = pixelRatio;
    this.#width = WIDTH_PX * Math.ceil(pixelRatio);
  }

  measure(font: string, text: string): TextMetrics {
    this.#ruler.font = font;
    return this.#ruler.measureText(text);
  }

  add(name: string, widthPx: number, heightPx: number, draw: Draw): void {
    const width = Math.ceil(widthPx * this.#pixelRatio);
    const height = Math.ceil(heightPx * this.#pixelRatio);
    if (this.#x + width > this.#width) {
      this.#x = 0;
      this.#y += this.#rowHeight + GAP_PX;
      this.#rowHeight = 0;
    }
    this.#sprites.set(name, { place: { x: this.#x, y: this.#y, width, height }, draw });
    this.#x += width + GAP_PX;
    this.#rowHeight = Math.max(this.#rowHeight, height);
  }

  render(): { image: HTMLCanvasElement; places: Map<string, Drawing> } {
    const image = document.createElement("canvas");
    image.width = this.#width;
    image.height = this.#y + this.#rowHeight;
    const context = image.getContext("2d")!;
    const places = new Map<string, Drawing>();
    for (const [name, { place, draw }] of this.#sprites) {
      const { x, y, width, height } = place;
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      context.setTransform(this.#pixelRatio, 0, 0, this.#pixelRatio, x, y);
      context.fillStyle = "#FFFFFF";
      draw(context);
      context.restore();
      places.set(name, {
        part: [x / image.width, y / image.height, (x + width) / image.width, (y + height) / image.height],
        width: width / this.#pixelRatio,
        height: height / this.#pixelRatio,
      });
    }
    return { image, places };
  }
}
