/** Each role: its light value, then its dark one. The one table for screens, frames, plain pages and mails. */
export const THEME_COLORS = {
  page: ["#F4F6FA", "#0B1220"],
  // The basemap's colour of land.
  land: ["#F5F4F0", "#191E2A"],
  surface: ["#FFFFFF", "#141D2F"],
  raised: ["#F4F6FA", "#1B2740"],
  soft: ["#EDF0F6", "#1F2B45"],
  hover: ["#EDF0F6", "#223050"],
  ink: ["#101828", "#F2F5FA"],
  "ink-2": ["#475467", "#B9C4D6"],
  "ink-3": ["#5B677D", "#97A5BC"],
  line: ["#E3E7EE", "#26334B"],
  "control-line": ["#CDD4DF", "#37465F"],
  "accent-ink": ["#C4302A", "#FF8177"],
  "accent-tint": ["#FFEFED", "#3A1D25"],
  heart: ["#D93A30", "#FF5A4F"],
  ok: ["#107A3B", "#5BD98A"],
  "ok-tint": ["#E6F6EC", "#10301F"],
  warn: ["#8A5A00", "#FFC861"],
  "warn-tint": ["#FFF4DB", "#33270C"],
  error: ["#B4231A", "#FF8B82"],
  "error-tint": ["#FEECEB", "#3A1A1C"],
  info: ["#0E6CC4", "#6DB7FF"],
  "info-tint": ["#E6F1FC", "#10294A"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Carries white letters, by day and by night. */
export const ACCENT_FILL = "#D93A30";

/** Colours as variables of a style sheet, by the role that each has. */
export function colorVariables(roles: Record<string, keyof typeof THEME_COLORS>): string {
  return Object.entries(roles)
    .map(([name, role]) => `--${name}:light-dark(${THEME_COLORS[role].join()})`)
    .join(";");
}
