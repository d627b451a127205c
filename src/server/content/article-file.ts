import { type Document, readDocument, requireField } from "./front-matter.ts";

/** An article in the shape of the content service. */
export interface StoredArticle {
  _id: string;
  _slug: string;
  _publish_on: string;
  _read_time: number;
  title: string;
  text: string;
  media: { _id: string; url: string }[];
  content: StoredBlock[];
}

export type StoredBlock =
  | { _id: string; _type: "Text"; body: string; format: "markdown" }
  | { _id: string; _type: "Quote"; body: string; author: string };

const WORDS_PER_MINUTE = 200;

/** Reads an article; a paragraph of lines that begin with > is a quote, and its line after a dash is the attribution. */
export function readArticle(file: string, source: string, mediaUrl: (file: string) => string): StoredArticle {
  const slug = file.replace(/\.md$/, "");
  const document: Document = readDocument(file, source);
  const image = document.fields.image;
  return {
    _id: slug,
    _slug: slug,
    _publish_on: `${requireField(file, document, "published")}T08:00:00Z`,
    _read_time: Math.max(1, Math.round(document.body.split(/\s+/).length / WORDS_PER_MINUTE)),
    title: requireField(file, document, "title"),
    text: requireField(file, document, "excerpt"),
    media: image ? [{ _id: image, url: mediaUrl(image) }] : [],
    content: blocksOf(slug, document.body),
  };
}

function blocksOf(slug: string, body: string): StoredBlock[] {
  const blocks: StoredBlock[] = [];
  for (const part of body.split(/\n\s*\n/)) {
    const _id = `${slug}-${blocks.length + 1}`;
    const last = blocks.at(-1);
    if (part.startsWith(">")) blocks.push({ _id, _type: "Quote", ...quoteOf(part) });
    else if (last?._type === "Text") last.body += `\n\n${part}`;
    else blocks.push({ _id, _type: "Text", body: part, format: "markdown" });
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
