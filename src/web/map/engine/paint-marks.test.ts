import { expect, it } from "vitest";
import type { VenuePin } from "./map-data.ts";
import type { PinMark } from "./marks.ts";
import { paintPin, paintPins } from "./paint-marks.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";
import { type Sprite, SpriteList } from "./sprite-list.ts";

class Recorder extends SpriteList {
  readonly sprites: Sprite[] = [];
  override add(sprite: Sprite): void {
    this.sprites.push(sprite);
  }
}

/** The part of a sprite is the index of its drawing here. */
const NAMES: string[] = [];
const atlas = {
  pixelRatio: 1,
  drawing: (name: string) => ({ part: [NAMES.push(name) - 1, 0, 0, 0], width: 1, height: 1 }),
  glyph: () => undefined,
} as unknown as SpriteAtlas;

function pin(novelty: VenuePin["novelty"], isSmall = false): PinMark {
  const venue = { id: "1", name: "Hall", category: "concert", events: 3, longitude: 0, latitude: 0, novelty };
  return { x: 0.5, y: 0.5, isFaint: false, isSmall, scale: 1, hasBadge: true, venue: venue as VenuePin };
}

function drawn(paint: (target: SpriteList) => void): Record<string, number> {
  const target = new Recorder(0, 0);
  paint(target);
  return Object.fromEntries(
    target.sprites.map(({ part, opacity }) => [NAMES[part[0]]!.split("/")[0]!, opacity]),
  );
}

it("SEEN-06 an opened pin is dimmed with its number clear, and stands out again when it rises", () => {
  const seen = pin("seen");
  expect(drawn((target) => paintPins(target, [seen], atlas, "light"))).toEqual({ pin: 0.6, badge: 1 });
  expect(drawn((target) => paintPin(target, seen, atlas, "light", 1, "risen"))).toEqual({ pin: 1, badge: 1 });
  expect(drawn((target) => paintPins(target, [pin("seen", true)], atlas, "light"))).toEqual({ speck: 0.6 });
});

it("SEEN-06 a pin with something new carries a dot, and so does the dot of one without room", () => {
  expect(drawn((target) => paintPins(target, [pin("new")], atlas, "light"))).toEqual({
    pin: 1,
    badge: 1,
    new: 1,
  });
  expect(drawn((target) => paintPins(target, [pin("new", true)], atlas, "light"))).toEqual({
    speck: 1,
    new: 1,
  });
  expect(drawn((target) => paintPins(target, [pin(undefined)], atlas, "light"))).toEqual({
    pin: 1,
    badge: 1,
  });
});
