import { MAX_DESCRIPTION } from "#domain/event-limits.ts";

/** Markup takes room, so more is read than is kept; the rest is cut off before any pattern looks at it. */
const MAX_READ = 4 * MAX_DESCRIPTION;
const MARKUP = /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|span|strong|table|td|tr|u|ul)(?=[\s/>])[^<>]*>/gi;
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)(?=[\s/>])[^<>]*>/gi;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** Calendars and web pages write descriptions as HTML; here they are texts. What is no markup stays as it is. */
export function htmlToPlainText(whole: string): string {
  const text = whole.slice(0, MAX_READ);
  const isMarkup = text.search(MARKUP) >= 0;
  const bare = isMarkup ? text.replace(BREAKS, "\n").replace(MARKUP, "") : text;
  const readable = isMarkup || /&#?\w+;/.test(bare) ? bare.replace(ENTITY, decode) : bare;
  return (
    readable
      .replace(/\r\n?/g, "\n")
      .split("\n")
      // Line by line: a pattern for blanks before a line's end tries again from each of them.
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}

/** A name on one line. */
export function collapseToOneLine(text: string): string {
  return htmlToPlainText(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : entity;
}
