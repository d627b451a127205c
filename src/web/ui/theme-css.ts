import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from "@mantine/core";
import { contrastVariables, cssVariables, printVariables, theme } from "./theme.ts";

/** The theme as a style sheet, written when the pages are built, so that no page has to work it out. */
export function themeCss(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [theirs, ours] = [defaultCssVariablesResolver(whole), cssVariables(whole)];
  const css = convertCssVariables({
    variables: { ...theirs.variables, ...ours.variables },
    light: { ...theirs.light, ...ours.light, "--mantine-color-scheme": "light" },
    dark: { ...theirs.dark, ...ours.dark, "--mantine-color-scheme": "dark" },
  });
  return [
    css,
    `@media (prefers-contrast: more) {\n${convertCssVariables(contrastVariables)}\n}`,
    `@media print {\n${convertCssVariables(printVariables)}\n}`,
  ].join("\n");
}
