import { expect, it } from "vitest";
import { withRootStyles } from "../scripts/vite-internals.ts";

const root = {
  name: "root",
  isEntry: true,
  file: "root.js",
  imports: ["_styles", "_frame"],
  css: ["root.css"],
};

it("WEB-96 style sheets that pages share are the root route's in Vite's manifest, or the build fails", () => {
  const manifest = {
    "root.tsx": { ...root },
    _styles: { name: "styles", file: "styles.js", css: ["styles.css"] },
    _frame: { name: "frame", file: "frame.js", css: ["frame.css"] },
    _other: { name: "styles", file: "other.js", css: ["other.css"] },
  };
  const moved = withRootStyles(manifest, ["styles", "frame"]);
  expect(Object.values(moved).map(({ css }) => css)).toEqual([
    ["styles.css", "frame.css", "root.css"],
    undefined,
    undefined,
    ["other.css"],
  ]);
  expect(() => withRootStyles({ "root.tsx": { ...root } }, ["styles"])).toThrow("no style sheet");
  expect(() => withRootStyles({}, ["styles"])).toThrow("no root route");
});
