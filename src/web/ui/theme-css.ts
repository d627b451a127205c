import { contrastVariables, printVariables, themeVariables } from "./theme.ts";

const SELECTORS = {
  constants: ":root",
  light: ':root[data-color-scheme="light"]',
  dark: ':root[data-color-scheme="dark"]',
};

type Variables = Partial<Record<keyof typeof SELECTORS, Record<string, string>>>;

/** Only a script can read what the visitor has chosen; without one the system's preference decides. */
const DARK_WITHOUT_SCRIPT = "screen and (scripting: none) and (prefers-color-scheme: dark)";

/**
 * Each layer may change what is in those before it, in whatever order style sheets arrive. Screens are in none, which
 * stands above them all.
 */
const LAYERS = "@layer reset, tokens, ui, kit;";

/** The theme as a style sheet, written when the pages are built. */
export function themeCss(): string {
  const sheet = [
    rules(themeVariables),
    `@media (prefers-contrast: more) {\n${rules(contrastVariables)}\n}`,
    `@media print {\n${rules(printVariables)}\n}`,
    `@media ${DARK_WITHOUT_SCRIPT} {\n${rules({ light: themeVariables.dark })}\n}`,
    `@media ${DARK_WITHOUT_SCRIPT} and (prefers-contrast: more) {\n${rules({ light: contrastVariables.dark })}\n}`,
  ].join("\n");
  return `${LAYERS}\n@layer tokens {\n${sheet}\n}`;
}

function rules(variables: Variables): string {
  return Object.entries(variables)
    .map(([part, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value};`);
      return `${SELECTORS[part as keyof Variables]} {\n${lines.join("\n")}\n}`;
    })
    .join("\n");
}
