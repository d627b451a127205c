import { expect, it, vi } from "vitest";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { drawSpriteAtlas } from "./sprite-atlas.ts";

it("MAP-51 the pictures of pins are made a category at a time, between which the page answers", async () => {
  const loadedInTask: number[] = [];
  let isAnswered = true;
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      async decode() {
        if (isAnswered) loadedInTask.push(0);
        loadedInTask[loadedInTask.length - 1]!++;
        isAnswered = false;
        setTimeout(() => (isAnswered = true));
      }
    },
  );
  Object.defineProperty(document, "fonts", { value: { load: async () => [] }, configurable: true });
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: () => () => ({ width: 5, actualBoundingBoxAscent: 5, addColorStop() {} }),
    set: () => true,
  });
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context);
  const atlas = await drawSpriteAtlas(1);
  expect(loadedInTask).toEqual(VENUE_CATEGORIES.map(() => 4));
  for (const look of ["resting", "risen", "selected"] as const)
    expect(atlas.drawing(`pin/${VENUE_CATEGORIES[0]}/${look}`).width).toBeGreaterThan(0);
  canvas.mockRestore();
  vi.unstubAllGlobals();
});
