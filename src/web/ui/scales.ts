const SPACES = [4, 8, 12, 16, 20, 24, 32, 48, 64];

/**
 * The scales of the kit, beside the colours of theme.ts; Stylelint refuses other values. Text and what holds it grows
 * with the text size that a visitor sets, so it is in `rem`; spaces and radii stay (docs/decisions/018).
 */
export const SCALES: Record<string, string> = {
  "--text-tiny": "0.75rem",
  "--text-small": "0.8125rem",
  "--text-body": "0.9375rem",
  "--text-h4": "1rem",
  "--text-h3": "1.25rem",
  "--text-h2": "1.75rem",
  // On public pages alone.
  "--text-h1": "2.5rem",
  "--text-display": "4.5rem",
  ...Object.fromEntries(SPACES.map((pixels) => [`--space-${pixels}`, `${pixels}px`])),
  // Inside text: keys, marked words.
  "--radius-text": "4px",
  "--radius-xs": "8px",
  "--radius-sm": "10px",
  "--radius-md": "12px",
  "--radius-lg": "16px",
  "--radius-xl": "24px",
  "--radius-pill": "999px",
  // Heights: of a badge, a control for a pointer, one for a finger, a bar, and a row of two lines.
  "--badge": "1.5rem",
  "--control": "2.25rem",
  "--touch": "2.75rem",
  "--bar": "3.5rem",
  "--row": "4rem",
};
