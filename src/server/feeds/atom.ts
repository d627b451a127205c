import { escapeXml } from "#domain/xml.ts";

export interface AtomEntry {
  id: string;
  title: string;
  summary: string;
  url: string;
  category: string;
  publishedMs: number;
  updatedMs: number;
}

export interface AtomFeed {
  title: string;
  author: string;
  /** The feed's own address and the page that shows the same, both in full. */
  selfUrl: string;
  pageUrl: string;
  updatedMs: number;
  entries: readonly AtomEntry[];
}

/** News as an Atom feed (RFC 4287). */
export function atomText({ title, author, selfUrl, pageUrl, updatedMs, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element("title", title),
    element("id", selfUrl),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    element("updated", isoTime(updatedMs)),
    `<author>${element("name", author)}</author>`,
    ...entries.map(entryText),
    "</feed>\n",
  ].join("\n");
}

function entryText({ id, title, summary, url, category, publishedMs, updatedMs }: AtomEntry): string {
  return [
    "<entry>",
    element("title", title),
    element("id", id),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<category term="${escapeXml(category)}"/>`,
    element("published", isoTime(publishedMs)),
    element("updated", isoTime(updatedMs)),
    element("summary", summary),
    "</entry>",
  ].join("");
}

function element(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`;
}

function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}
