import { type Accent, accentColors } from "#domain/accent.ts";

/** Twice, so that it outranks the theme in whatever order style sheets arrive. */
const ROOT = ":root:root";
const LIGHT = `${ROOT}[data-color-scheme="light"]`;
const DARK = `${ROOT}[data-color-scheme="dark"]`;
/** As in the theme: without a script the system's preference decides. */
const DARK_WITHOUT_SCRIPT = "screen and (scripting: none) and (prefers-color-scheme: dark)";

/** The theme's variables that an accent changes. */
export function accentCss(accent: Accent): string {
  const { accent: mark, fill, fillHover, light, dark, night } = accentColors(accent);
  const rule = (selector: string, values: Record<string, string>) =>
    `${selector} {${Object.entries(values)
      .map(([name, value]) => `--${name}: ${value}`)
      .join("; ")}}`;
  const side = ({ ink, tint }: typeof light) => ({ "accent-ink": ink, "accent-tint": tint });
  const strong = ({ strongInk }: typeof light) => ({ "accent-ink": strongInk });
  const within = (condition: string, ...rules: string[]) => `@media ${condition} {\n${rules.join("\n")}\n}`;
  return `${[
    rule(ROOT, { accent: mark, "accent-fill": fill, "accent-fill-hover": fillHover, "night-accent": night }),
    rule(LIGHT, side(light)),
    rule(DARK, side(dark)),
    within("(prefers-contrast: more)", rule(LIGHT, strong(light)), rule(DARK, strong(dark))),
    within("print", rule(DARK, side(light))),
    within(DARK_WITHOUT_SCRIPT, rule(LIGHT, side(dark))),
    within(`${DARK_WITHOUT_SCRIPT} and (prefers-contrast: more)`, rule(LIGHT, strong(dark))),
  ].join("\n")}\n`;
}
