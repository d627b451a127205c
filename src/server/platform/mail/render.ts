import { DEFAULT_LOCALE, directionOf } from "#domain/locale.ts";
import { ACCENT_FILL, THEME_COLORS } from "#domain/theme-color.ts";
import { escapeXml } from "#domain/xml.ts";
import type { MailCard, MailItem, MailLink, MailTemplate } from "./mail-template.ts";

export interface MailBrand {
  name: string;
  publicUrl: string;
}

type Palette = Record<"page" | "surface" | "ink" | "soft" | "line" | "accent", string>;

/** Mail programs read no theme: the product's colours by day, as style attributes, and by night, as classes. */
const [DAY, NIGHT] = ([0, 1] as const).map((side) => ({
  page: THEME_COLORS.page[side],
  surface: THEME_COLORS.surface[side],
  ink: THEME_COLORS.ink[side],
  soft: THEME_COLORS["ink-2"][side],
  line: THEME_COLORS.line[side],
  accent: THEME_COLORS["accent-ink"][side],
})) as [Palette, Palette];
const FONT = "font-family:Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const NIGHT_STYLE = `
@media (max-width:620px){.side{padding-left:20px!important;padding-right:20px!important}.leaf{width:72px!important}}
@media (prefers-color-scheme:dark){
.page{background:${NIGHT.page}!important}.box{background:${NIGHT.surface}!important}
.box,.edge{border-color:${NIGHT.line}!important}.foot{background:${NIGHT.page}!important}
.ink{color:${NIGHT.ink}!important}.soft{color:${NIGHT.soft}!important}.accent{color:${NIGHT.accent}!important}}`;

/** Inline styles and no pictures: what mail programs show without asking. */
export function renderHtml(mail: MailTemplate, brand: MailBrand): string {
  const { subject, eyebrow, heading, paragraphs, card, details, items = [] } = mail;
  const { button, secondButton, footnote, footlink } = mail;
  return `<!doctype html>
<html lang="${mail.language ?? DEFAULT_LOCALE}" dir="${directionOf(mail.language ?? DEFAULT_LOCALE)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title><style>:root{color-scheme:light dark}${NIGHT_STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:${DAY.page}">
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" style="background:${DAY.page}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="box" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:${DAY.surface};border:1px solid ${DAY.line};border-radius:16px;border-collapse:separate;overflow:hidden;${FONT};font-size:16px;line-height:1.6;text-align:left">
<tr><td class="side edge" style="padding:22px 32px;border-bottom:1px solid ${DAY.line}">${brandMark(brand)}</td></tr>
<tr><td class="side" style="padding:30px 32px 26px">
${eyebrow ? `<p class="accent" style="margin:0 0 6px;color:${DAY.accent};font-weight:700">${escapeXml(eyebrow)}</p>` : ""}
<h1 class="ink" style="margin:0;color:${DAY.ink};font-size:28px;line-height:1.2;font-weight:800;letter-spacing:-0.02em">${escapeXml(heading)}</h1>
${paragraphs.map((text) => `<p class="soft" style="margin:12px 0 0;color:${DAY.soft}">${lines(text)}</p>`).join("\n")}
${card ? cardHtml(card) : ""}${details ? detailsHtml(details) : ""}${items.map(itemHtml).join("")}
${button ? `<p style="margin:24px 0 0">${buttonHtml(button, true)}${secondButton ? ` ${buttonHtml(secondButton, false)}` : ""}</p>` : ""}
</td></tr>
<tr><td class="side foot soft" style="padding:18px 32px 22px;background:${DAY.page};color:${DAY.soft};font-size:13px">${footnote ? lines(footnote) : ""}${footlink ? ` ${link(footlink)}` : ""}
<br>${link({ label: brand.name, url: brand.publicUrl })}</td></tr>
</table></td></tr></table></body></html>`;
}

/** The same in plain text. */
export function renderText(mail: MailTemplate, brand: MailBrand): string {
  const { eyebrow, heading, paragraphs, card, details, items = [] } = mail;
  const { button, secondButton, footnote, footlink } = mail;
  const withUrl = ({ label, url }: MailLink) => `${label}:\n${url}`;
  const blocks = [
    eyebrow,
    heading,
    ...paragraphs,
    card && [card.title, ...card.lines.flatMap(({ strong, soft }) => [strong, soft])].join("\n"),
    ...(details ?? []).map(({ label, value }) => `${label}:\n${value}`),
    ...items.map(({ title, line, quote, remark, url }) =>
      [title, line, ...(quote ? [quote] : []), remark, url].join("\n"),
    ),
    button && withUrl(button),
    secondButton && withUrl(secondButton),
    "--",
    footnote,
    footlink && withUrl(footlink),
    `${brand.name} ${brand.publicUrl}`,
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function brandMark({ name, publicUrl }: MailBrand): string {
  const drop = `display:inline-block;width:30px;height:30px;line-height:30px;border-radius:50% 50% 50% 8px;background:#FF5A4F;color:#FFFFFF;font-size:16px;font-weight:800;text-align:center`;
  return `<a href="${escapeXml(publicUrl)}" class="ink" style="color:${DAY.ink};text-decoration:none;font-size:20px;font-weight:800;letter-spacing:-0.03em"><span style="${drop}" aria-hidden="true">${escapeXml(name.charAt(0))}</span>&ensp;${escapeXml(name)}</a>`;
}

function cardHtml({ title, leaf, lines: rows }: MailCard): string {
  const words = rows
    .map(
      ({ strong, soft }) =>
        `<p class="soft" style="margin:10px 0 0;color:${DAY.soft}"><b class="ink" style="color:${DAY.ink}">${escapeXml(strong)}</b><br>${escapeXml(soft)}</p>`,
    )
    .join("");
  return `<table role="presentation" class="edge" width="100%" cellspacing="0" cellpadding="0" style="margin-top:22px;border:1px solid ${DAY.line};border-radius:12px;border-collapse:separate;overflow:hidden"><tr>
<td class="leaf" width="112" align="center" style="width:112px;background:${leaf.color};color:#FFFFFF;padding:20px 8px;font-weight:700">${escapeXml(leaf.top)}<br><span style="font-size:44px;line-height:1.1;font-weight:800">${escapeXml(leaf.middle)}</span><br>${escapeXml(leaf.bottom)}</td>
<td style="padding:16px 20px 18px;vertical-align:top"><b class="ink" style="color:${DAY.ink};font-size:18px">${escapeXml(title)}</b>${words}</td>
</tr></table>`;
}

function detailsHtml(details: NonNullable<MailTemplate["details"]>): string {
  return details
    .map(
      ({ label, value }) =>
        `<p class="soft" style="margin:16px 0 0;color:${DAY.soft};font-size:14px">${escapeXml(label)}<br><span class="ink" style="color:${DAY.ink};font-size:16px">${lines(value)}</span></p>`,
    )
    .join("");
}

function itemHtml({ title, url, line, quote, remark }: MailItem): string {
  return `<p class="soft edge" style="margin:16px 0 0;padding:16px 0 0;border-top:1px solid ${DAY.line};color:${DAY.soft};font-size:14px"><a href="${escapeXml(url)}" class="ink" style="color:${DAY.ink};font-size:16px;font-weight:700">${escapeXml(title)}</a><br>${[line, ...(quote ? [quote] : []), remark].map(escapeXml).join("<br>")}</p>`;
}

function buttonHtml({ label, url }: MailLink, isMain: boolean): string {
  const look = isMain
    ? `background:${ACCENT_FILL};border:1px solid ${ACCENT_FILL};color:#FFFFFF`
    : `border:1px solid ${DAY.line};color:${DAY.ink}`;
  return `<a href="${escapeXml(url)}"${isMain ? "" : ' class="ink edge"'} style="display:inline-block;margin:0 8px 8px 0;padding:13px 24px;border-radius:12px;font-weight:700;text-decoration:none;${look}">${escapeXml(label)}</a>`;
}

function link({ label, url }: MailLink): string {
  return `<a href="${escapeXml(url)}" class="accent" style="color:${DAY.accent};font-weight:700">${escapeXml(label)}</a>`;
}

function lines(text: string): string {
  return escapeXml(text).replaceAll("\n", "<br>");
}
