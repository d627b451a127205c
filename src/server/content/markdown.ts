import type { ArticleHeading, Inline, TextBlock } from "#contract/content.ts";
import { slugify } from "#domain/slug.ts";

/**
 * The part of Markdown that articles need: headings, paragraphs, lists, emphasis, code and links. HTML in it stays the
 * text it is, so nothing that a writer or a service sends can run on a page.
 */
export function parseMarkdown(source: string): TextBlock[] {
  return source
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(parseBlock);
}

function parseBlock(block: string): TextBlock {
  const heading = /^(#{1,6})[^\S\n]+(\S[^\n]*)$/.exec(block);
  if (heading) return headingOf(heading[2]!, heading[1]!.length);
  const lines = block.split("\n");
  if (/^[-*]\s/.test(block)) return listOf(lines, /^[-*]\s+/, false);
  if (/^\d+[.)]\s/.test(block)) return listOf(lines, /^\d+[.)]\s+/, true);
  return { kind: "paragraph", content: parseInline(lines.join(" ")) };
}

/** The page's title is its only heading of level one, so those in a text begin below it. */
export function headingOf(text: string, level: number): ArticleHeading {
  return { kind: "heading", level: level <= 2 ? 2 : 3, id: slugify(text, "section"), text: text.trim() };
}

function listOf(lines: string[], marker: RegExp, isOrdered: boolean): TextBlock {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ""));
    // A line without a marker goes on with the item above it.
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", isOrdered, items: items.map(parseInline) };
}

// Each part stops where the next one may begin, so that no text is searched more than a few times over.
const TOKEN =
  /\*\*(?<strong>[^*\s](?:[^*]*[^*\s])?)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?<href>[^()\s]+)\)/g;

export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push(inlineOf(match.groups ?? {}, match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

function inlineOf(
  { strong, em, code, label, href }: Record<string, string | undefined>,
  raw: string,
): Inline {
  if (strong !== undefined) return { kind: "strong", content: parseInline(strong) };
  if (em !== undefined) return { kind: "em", content: parseInline(em) };
  if (code !== undefined) return { kind: "code", text: code };
  if (label !== undefined && href !== undefined && isSafeLink(href))
    return { kind: "link", href, content: parseInline(label) };
  return raw;
}

/** Own pages, anchors, other sites and mail; never a script. */
function isSafeLink(href: string): boolean {
  // Browsers take \ for /: behind the first / either would name a host.
  return /^(https?:\/\/|mailto:|#|\/(?![/\\]))\P{Cc}*$/iu.test(href);
}
