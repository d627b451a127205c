import { expect, it } from "vitest";
import { densestPart } from "./densest-part.ts";

const VIEW = { width: 600, height: 400 };
const at = (longitude: number, latitude: number, events: number) => ({ longitude, latitude, events });

it("MAP-203 the densest part of a city is as large as a view, and is shown from the middle of its events", () => {
  const centre = [at(13.38, 52.52, 60), at(13.42, 52.52, 60), at(13.4, 52.53, 20)];
  const outskirts = [at(13.1, 52.4, 100), at(13.7, 52.6, 30)];
  const found = densestPart([...outskirts, ...centre, at(13.2, 52.5, 0)], 12, VIEW)!;
  expect(found.longitude).toBeCloseTo(13.4, 3);
  expect(found.latitude).toBeCloseTo(52.5214, 3);
  expect(densestPart([at(1, 1, 0)], 12, VIEW)).toBeUndefined();
});
