import { expect, it } from "vitest";
import { mercatorBox } from "./mercator-box.ts";
import type { SpriteAtlas } from "./sprite-atlas.ts";
import { Stage } from "./stage.ts";

const VIEW = mercatorBox({ west: 23.3, south: 42.6, east: 23.4, north: 42.8 });

it("MAP-52 marks are made anew for another search, not for the same one again", () => {
  const stage = new Stage({} as SpriteAtlas, "light", true);
  const place = { longitude: 23.32, latitude: 42.7, events: 1 };
  stage.showVenues([{ ...place, id: "1", name: "Hall", category: "theater" }]);
  stage.look(VIEW, 14);
  const { marks } = stage;
  expect(marks.pins).toHaveLength(1);
  stage.highlight(null);
  stage.look(VIEW, 14);
  expect(stage.marks).toBe(marks);
  stage.highlight(new Set(["2"]));
  stage.look(VIEW, 14);
  expect(stage.marks.pins[0]?.isFaint).toBe(true);
});
