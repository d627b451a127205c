import type { EmbedTheme } from "#contract/embed-urls.ts";
import { VENUE_CATEGORIES } from "#domain/category.ts";
import { CATEGORY_COLORS } from "#domain/category-color.ts";
import { directionOf, type Locale } from "#domain/locale.ts";
import { colorVariables } from "#domain/theme-color.ts";
import { escapeXml } from "#domain/xml.ts";
import { translatorFor } from "#messages/server.ts";
import { inlineHash } from "#server/platform/http/security.ts";

export interface EmbedFrame {
  locale: Locale;
  theme: EmbedTheme;
  title: string;
  siteName: string;
  /** The page of ours with the same, without the host. */
  page: string;
  /** HTML, with untrusted parts already escaped. */
  body: string;
}

const categoryColors = VENUE_CATEGORIES.map((category) => {
  const { fill, bright } = CATEGORY_COLORS[category];
  return `[data-category=${category}]{--category:light-dark(${fill},${bright})}`;
}).join("");

const COLORS = colorVariables({
  page: "surface",
  soft: "raised",
  ink: "ink",
  "ink-2": "ink-2",
  line: "line",
  accent: "accent-ink",
});

const STYLE = `:root{color-scheme:light dark;${COLORS}}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}${categoryColors}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100vh;padding:1rem;background:var(--page);color:var(--ink);
font:1rem/1.45 "Manrope Variable",Manrope,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
main{flex:1}
a{color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.25rem}
h1{margin-bottom:.75rem;font-size:1.25rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h2{margin:1.25rem 0 .25rem;font-size:1rem}
ul{padding:0;list-style:none}
.row{display:flex;gap:.875rem;align-items:center;padding:.625rem .25rem;border-bottom:1px solid var(--line);text-decoration:none}
.row:hover strong{text-decoration:underline}
.leaf{flex:none;width:3.25rem;padding:.25rem 0;border-radius:.625rem;background:var(--soft);text-align:center;font-size:.75rem;line-height:1.2;color:var(--ink-2)}
.leaf b{display:block;font-size:1.25rem;color:var(--category)}
.row>span:last-child{min-width:0}
strong{display:block;overflow-wrap:anywhere}
small{display:block;font-size:.875rem;color:var(--ink-2);overflow-wrap:anywhere}
em{font-style:normal;font-weight:700;color:var(--accent)}
.off strong{text-decoration:line-through}
.all{display:inline-block;margin-top:.875rem;font-weight:700;color:var(--accent)}
.empty{padding:1.5rem 0;color:var(--ink-2)}
footer{margin-top:1rem;font-size:.875rem}footer a{color:var(--ink-2)}
.steps{display:flex;justify-content:space-between;align-items:center;gap:.5rem;margin-bottom:.5rem}
.steps h1{margin:0;text-align:center}.steps a,.steps span{flex:none;min-width:2.75rem;padding:.5rem;text-align:center;font-size:1.25rem;text-decoration:none}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th{padding:.25rem 0;font-size:.75rem;font-weight:600;color:var(--ink-2)}
td{height:3rem;padding:0;border:1px solid var(--line);text-align:center;vertical-align:top;font-size:.875rem;color:var(--ink-2)}
td>*{display:block;min-height:3rem;padding:.25rem}
td a{background:var(--soft);color:var(--ink);font-weight:700;text-decoration:none}td a:hover{text-decoration:underline}
td small{font-weight:600;color:var(--accent)}
td[aria-current] >*{box-shadow:inset 0 0 0 2px var(--accent)}
.picture{display:block;width:100%;max-height:45vh;object-fit:cover;border-radius:.75rem;background:var(--soft);margin-bottom:.75rem}
.event{display:block;text-decoration:none}.event:hover h1{text-decoration:underline}.event h1{margin-bottom:.25rem}
.kind{display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.375rem;border-radius:50%;background:var(--category)}
@media (min-width:34rem){.wide{display:flex;gap:1rem;align-items:flex-start}.wide .picture{width:40%;flex:none;margin:0;max-height:14rem}}`;

/** Nothing runs in a frame, and any site may show it. */
export const FRAME_POLICY = `default-src 'none'; style-src ${inlineHash(STYLE)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** A page for the pages of others, complete without script. Its links leave the frame. */
export function frameHtml({ locale, theme, title, siteName, page, body }: EmbedFrame): string {
  const site = escapeXml(translatorFor(locale)("embedded.open-at", { site: siteName }));
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeXml(title)} · ${escapeXml(siteName)}</title><style>${STYLE}</style></head>
<body><main>${body}</main><footer><a href="${escapeXml(page)}" target="_blank" rel="noopener">${site}</a></footer></body></html>`;
}
