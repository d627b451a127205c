import type { ArticleBlock, ArticleCardData, TextBlock } from "#contract/content.ts";
import { headingOf, parseMarkdown } from "./markdown.ts";
import type { Block, Card } from "./queries.ts";

export function presentCard(card: Card): ArticleCardData {
  return {
    slug: card._slug,
    title: card.title,
    excerpt: card.text,
    image: card.media[0]?.url ?? null,
    publishedOn: card._publish_on.slice(0, 10),
    readMinutes: Math.max(1, Math.round(card._read_time ?? 1)),
  };
}

/** A kind of block that we do not know has nothing we could show. */
export function presentBlock(block: Block): ArticleBlock[] {
  const type = block._type || block.__typename;
  if (type === "Quote") return [{ kind: "quote", body: plainText(block.body), author: block.author }];
  return type === "Text" ? textBlocks(block) : [];
}

function textBlocks({ body, format }: Block): TextBlock[] {
  if (format === "markdown") return parseMarkdown(body);
  const level = /^h([1-6])$/i.exec(format)?.[1];
  if (level) return [headingOf(plainText(body), Number(level))];
  return paragraphsOfHtml(body);
}

/** Editors of other services send HTML. Its words are kept, its tags are not. */
function paragraphsOfHtml(html: string): TextBlock[] {
  return html
    .split(/<\/(?:p|div|li|h[1-6]|blockquote)>|<br\s*\/?>\s*<br\s*\/?>|\n\s*\n/i)
    .map(plainText)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({ kind: "paragraph", content: [paragraph] }));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function plainText(html: string): string {
  // No tag ends behind the last ">". Without the cut, each of many "<" there would be searched to the end: quadratic.
  const end = html.lastIndexOf(">") + 1;
  return (html.slice(0, end).replace(/<[^>]*>/g, " ") + html.slice(end))
    .replace(/&(#\d{1,7}|\w{2,6});/g, (whole, name: string) =>
      name.startsWith("#") ? charOf(Number(name.slice(1)), whole) : (ENTITIES[name] ?? whole),
    )
    .replace(/\s+/g, " ")
    .trim();
}

function charOf(code: number, otherwise: string): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : otherwise;
}
