import type { Locale } from "#domain/locale.ts";
import { escapeXml } from "#domain/xml.ts";
import { type PlacedTile, SMALL_MAP_HEIGHT, SMALL_MAP_WIDTH } from "./small-map-view.ts";

const MAX_PLACES = 14;
const MAX_STREETS = 12;
const LINE_HEIGHT = 18;
const LETTER_WIDTH = 7;
/** Left free for the credit line. */
const FOOT = 20;

const PLACES = new Set(["city", "town", "village", "suburb", "quarter", "neighbourhood"]);
const STREETS = new Set(["motorway", "trunk", "primary", "secondary", "tertiary", "minor", "pedestrian"]);

type Properties = Record<string, string | number | boolean>;
type Spot = [x: number, y: number];

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Covers the middle of a venue's map. */
const PIN: Area = {
  left: SMALL_MAP_WIDTH / 2 - 40,
  right: SMALL_MAP_WIDTH / 2 + 40,
  top: SMALL_MAP_HEIGHT / 2 - 95,
  bottom: SMALL_MAP_HEIGHT / 2 + 12,
};

/** Names that find room in a small map, in a language as far as the tiles have it. */
export class Labels {
  text = "";
  /** All letters of the names. */
  letters = "";
  readonly #language: Locale;
  readonly #taken: Area[];

  constructor(language: Locale, hasPin: boolean) {
    this.#language = language;
    this.#taken = hasPin ? [PIN] : [];
  }

  /** The greatest first. */
  addPlaces(tiles: readonly PlacedTile[]): void {
    const found = tiles.flatMap((tile) => {
      const layer = tile.layers.get("place");
      return (layer?.shapes ?? []).flatMap(({ parts, properties }) => {
        const [point] = parts[0] ?? [];
        const name = this.#nameOf(properties);
        if (!layer || !point || !name || !PLACES.has(String(properties.class))) return [];
        const scale = tile.size / layer.extent;
        const [x, y] = [tile.left + point[0] * scale, tile.top + point[1] * scale];
        return [{ name, rank: Number(properties.rank ?? 99), x: Math.round(x), y: Math.round(y) }];
      });
    });
    let left = MAX_PLACES;
    for (const { name, x, y } of found.sort((a, b) => a.rank - b.rank)) {
      if (left === 0) return;
      const half = (name.length * LETTER_WIDTH) / 2;
      if (
        !this.#take({
          left: x - half,
          right: x + half,
          top: y - LINE_HEIGHT / 2,
          bottom: y + LINE_HEIGHT / 2,
        })
      )
        continue;
      this.#write(name, `<text x="${x}" y="${y + 4}">${escapeXml(name)}</text>`);
      left--;
    }
  }

  /** Each street once, along its longest straight piece, the longest first. */
  addStreets(tiles: readonly PlacedTile[]): void {
    const pieces = new Map<string, { from: Spot; to: Spot; length: number }>();
    for (const tile of tiles) {
      const layer = tile.layers.get("transportation_name");
      for (const { kind, parts, properties } of layer?.shapes ?? []) {
        const name = this.#nameOf(properties);
        if (!layer || kind !== "line" || !name || !STREETS.has(String(properties.class))) continue;
        const scale = tile.size / layer.extent;
        for (const part of parts) {
          const spots = part.map(([x, y]): Spot => [tile.left + x * scale, tile.top + y * scale]);
          for (let at = 1; at < spots.length; at++) {
            const piece = clipped(spots[at - 1]!, spots[at]!);
            if (piece && piece.length > (pieces.get(name)?.length ?? 0)) pieces.set(name, piece);
          }
        }
      }
    }
    let left = MAX_STREETS;
    for (const [name, { from, to, length }] of [...pieces].sort(([, a], [, b]) => b.length - a.length)) {
      const width = name.length * (LETTER_WIDTH - 1);
      if (left === 0) return;
      if (length < width + 12) continue;
      const [x, y] = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
      const degrees = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
      const turn = degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
      const radians = (turn * Math.PI) / 180;
      const halfX = (Math.abs(Math.cos(radians)) * width + LINE_HEIGHT) / 2;
      const halfY = (Math.abs(Math.sin(radians)) * width + LINE_HEIGHT) / 2;
      if (!this.#take({ left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY })) continue;
      const place = `x="${x}" y="${y + 4}" transform="rotate(${turn} ${x} ${y})"`;
      this.#write(name, `<text ${place} font-size="11" font-weight="500">${escapeXml(name)}</text>`);
      left--;
    }
  }

  #nameOf(properties: Properties): string | undefined {
    const language = this.#language;
    const keys = [`name:${language}`, `name_${language}`, "name:en", "name_en", "name:latin", "name"];
    const name = keys.map((key) => properties[key]).find((value) => typeof value === "string");
    return name as string | undefined;
  }

  /** Takes the room if it is free and inside the picture. */
  #take(area: Area): boolean {
    const isInside =
      area.left > 0 && area.right < SMALL_MAP_WIDTH && area.top > 0 && area.bottom < SMALL_MAP_HEIGHT - FOOT;
    const isFree = this.#taken.every(
      (other) =>
        area.left > other.right ||
        area.right < other.left ||
        area.top > other.bottom ||
        area.bottom < other.top,
    );
    if (isInside && isFree) this.#taken.push(area);
    return isInside && isFree;
  }

  #write(name: string, element: string): void {
    this.text += element;
    this.letters += name;
  }
}

/** The part of a line within the picture, which is convex: between the first and last of evenly spaced inner points. */
function clipped(from: Spot, to: Spot): { from: Spot; to: Spot; length: number } | undefined {
  const steps = 16;
  const at = (step: number): Spot => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ];
  const inner = Array.from({ length: steps + 1 }, (_, step) => at(step)).filter(
    ([x, y]) => x >= 0 && x <= SMALL_MAP_WIDTH && y >= 0 && y <= SMALL_MAP_HEIGHT,
  );
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last || inner.length < 2) return undefined;
  return { from: first, to: last, length: Math.hypot(last[0] - first[0], last[1] - first[1]) };
}
