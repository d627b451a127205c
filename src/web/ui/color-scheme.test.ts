import { expect, it } from "vitest";
import { BAR_COLOR } from "./color-scheme.ts";
import { themeVariables } from "./theme.ts";

it("NAV-13 the browser's bars wear the theme's surface", () => {
  const { light, dark } = themeVariables;
  expect(BAR_COLOR).toEqual({ light: light["--surface"], dark: dark["--surface"] });
});
