import type { FastifyReply } from "fastify";
import { DEFAULT_LOCALE, directionOf, type Locale } from "#domain/locale.ts";
import { ACCENT_FILL, colorVariables } from "#domain/theme-color.ts";
import { escapeXml } from "#domain/xml.ts";
import { inlineHash } from "./security.ts";

export interface PlainPage {
  language?: Locale;
  title: string;
  siteName: string;
  /** HTML, with untrusted parts already escaped. */
  body: string;
  styles?: string;
}

/** Sends a page that needs nothing of the web app: the look of the product in one style of its own, and no script. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const style = LOOK + (page.styles ?? "");
  reply.setPagePolicy({ styles: [inlineHash(style)] });
  return reply.type("text/html; charset=utf-8").send(pageHtml(page, style));
}

/** Sends a page at an address that is a secret: it is kept nowhere, and no other site learns where it is. */
export function sendPrivatePage(reply: FastifyReply, page: PlainPage): FastifyReply {
  reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
  return sendPlainPage(reply, { ...page, body: `<h1>${page.title}</h1>${page.body}` });
}

function pageHtml({ language = DEFAULT_LOCALE, title, siteName, body }: PlainPage, style: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeXml(title)} · ${escapeXml(siteName)}</title>
<style>${style}</style></head>
<body><header><a href="/">${escapeXml(siteName)}</a></header><main>${body}</main></body></html>`;
}

const COLORS = colorVariables({
  page: "page",
  surface: "surface",
  ink: "ink",
  "ink-2": "ink-2",
  line: "line",
  accent: "accent-ink",
});

const LOOK = `
:root{color-scheme:light dark;${COLORS}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);
font:16px/1.6 "Manrope Variable",Manrope,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
header{padding:20px 24px;font-size:21px;font-weight:800;letter-spacing:-.035em}
header a{color:var(--ink);text-decoration:none}
main{width:min(560px,100% - 24px);margin:24px auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
h1{margin:0 0 12px;font-size:28px;line-height:1.2;letter-spacing:-.025em}
p{margin:12px 0;color:var(--ink-2)}
a{color:var(--accent);font-weight:700}
button{min-height:52px;margin:6px 8px 6px 0;padding:8px 24px;border:1px solid ${ACCENT_FILL};border-radius:12px;background:${ACCENT_FILL};color:#FFF;
font:inherit;font-weight:700;text-align:left;cursor:pointer}
button.line{border-color:var(--line);background:none;color:var(--ink)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:620px){main{margin-top:0;padding:24px 20px}}
`;
