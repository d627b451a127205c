import type { MantineTheme } from "@mantine/core";
import { expect, it } from "vitest";
import { cssVariables } from "#web/theme.ts";
import { BAR_COLOR } from "./color-scheme.ts";

it("NAV-13 the browser's bars wear the theme's surface", () => {
  const { light, dark } = cssVariables({} as MantineTheme);
  expect(BAR_COLOR).toEqual({ light: light["--surface"], dark: dark["--surface"] });
});
