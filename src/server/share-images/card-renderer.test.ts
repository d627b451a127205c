import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const PROGRAM = `
  import { openCardRenderer } from "#server/share-images/card-renderer.ts";
  const { render, close } = openCardRenderer();
  const card = await render('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>');
  close();
  const libraries = process.report.getReport().sharedObjects.filter((path) => /vips|resvg/.test(path));
  console.log(JSON.stringify({ type: card.toString("latin1", 1, 4), libraries }));
`;

it("LEAN-05 cards are drawn by another process: the server loads no programs for it", () => {
  // The process of the tests has loaded them for other tests.
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", PROGRAM], { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual({ type: "PNG", libraries: [] });
});
