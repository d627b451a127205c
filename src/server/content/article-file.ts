import { type Document, readDocument, requireField } from "./front-matter.ts";

export interface StoredArticle {
  slug: string;
  publishedAt: string;
  readMinutes: number;
  title: string;
  excerpt: string;
  /** Its address. */
  image: string | null;
  blocks: StoredBlock[];
}

/** Text is Markdown. */
export type StoredBlock = { kind: "text"; body: string } | { kind: "quote"; body: string; author: string };

const WORDS_PER_MINUTE = 200;

/** Reads an article; a paragraph of lines that begin with > is a quote, and its line after a dash is the attribution. */
export function readArticle(file: string, source: string, mediaUrl: (file: string) => string): StoredArticle {
  const document: Document = readDocument(file, source);
  const image = document.fields.image;
  return {
    slug: file.replace(/\.md$/, ""),
    publishedAt: `${requireField(file, document, "published")}T08:00:00Z`,
    readMinutes: Math.max(1, Math.round(document.body.split(/\s+/).length / WORDS_PER_MINUTE)),
    title: requireField(file, document, "title"),
    excerpt: requireField(file, document, "excerpt"),
    image: image ? mediaUrl(image) : null,
    blocks: blocksOf(document.body),
  };
}

function blocksOf(body: string): StoredBlock[] {
  const blocks: StoredBlock[] = [];
  for (const part of body.split(/\n\s*\n/)) {
    const last = blocks.at(-1);
    if (part.startsWith(">")) blocks.push({ kind: "quote", ...quoteOf(part) });
    else if (last?.kind === "text") last.body += `\n\n${part}`;
    else blocks.push({ kind: "text", body: part });
  }
  return blocks;
}

function quoteOf(part: string): { body: string; author: string } {
  const lines = part.split("\n").map((line) => line.replace(/^>\s?/, "").trim());
  const isAuthor = (line: string) => /^[—–-]\s/.test(line);
  return {
    body: lines.filter((line) => !isAuthor(line)).join(" "),
    author: (lines.find(isAuthor) ?? "").slice(1).trim(),
  };
}
