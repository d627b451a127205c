import { readdirSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Illustration } from "./illustration.tsx";

const FOLDER = new URL("../assets/illustrations/", import.meta.url);
const files = readdirSync(FOLDER);

describe("illustrations", () => {
  it("PAGE-14 are those of the specification that are not on the landing page", () => {
    expect(files.sort()).toEqual([
      "calendar-scene.svg",
      "lost-traveller.svg",
      "map-route.svg",
      "question-mark.svg",
      "torn-map.svg",
      "waving-guide.svg",
    ]);
  });

  it.each(files)("PAGE-14 PAGE-10 %s moves, and rests under #still", (file) => {
    const svg = readFileSync(new URL(file, FOLDER), "utf8");
    expect(svg).toContain("@keyframes");
    expect(svg).toMatch(/^<svg id="still"/);
    expect(svg).toContain("#still:target * { animation: none }");
    const known = [...svg.matchAll(/@keyframes ([\w-]+)/g)].map((match) => match[1]);
    const used = [...svg.matchAll(/animation: ([\w-]+) \d/g)].map((match) => match[1]);
    expect(new Set(used)).toEqual(new Set(known));
    for (const [, name] of svg.matchAll(/^\.([\w-]+) \{/gm)) expect(svg).toContain(`class="${name}"`);
    expect(svg.length).toBeLessThan(8_000);
  });

  it("PAGE-10 the resting one is chosen for someone who prefers stillness, before any script", () => {
    const html = renderToString(<Illustration src="/a.svg" width={1} height={1} />);
    expect(html).toContain('<source media="(prefers-reduced-motion: reduce)" srcSet="/a.svg#still"/>');
  });
});
