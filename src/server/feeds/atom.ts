import { escapeXml } from "#domain/xml.ts";

export interface AtomEntry {
  id: string;
  title: string;
  summary: string;
  url: string;
  category: string;
  /** What people call it here, where that is not its usual name. */
  categoryLabel?: string | undefined;
  publishedMs: number;
  updatedMs: number;
}

export interface AtomFeed {
  title: string;
  author: string;
  /** Addresses in full: the feed's, this page's, the next one's, and the web page that shows the same. */
  firstUrl: string;
  selfUrl: string;
  nextUrl: string | undefined;
  pageUrl: string;
  updatedMs: number;
  entries: readonly AtomEntry[];
}

/** News as an Atom feed (RFC 4287), in pages (RFC 5005). */
export function atomText(feed: AtomFeed): string {
  const { title, author, firstUrl, selfUrl, nextUrl, pageUrl, updatedMs, entries } = feed;
  const link = (rel: string, url: string) =>
    `<link rel="${rel}" type="application/atom+xml" href="${escapeXml(url)}"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element("title", title),
    element("id", firstUrl),
    link("self", selfUrl),
    ...(selfUrl === firstUrl ? [] : [link("first", firstUrl)]),
    ...(nextUrl === undefined ? [] : [link("next", nextUrl)]),
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    element("updated", isoTime(updatedMs)),
    `<author>${element("name", author)}</author>`,
    ...entries.map(entryText),
    "</feed>\n",
  ].join("\n");
}

function entryText(entry: AtomEntry): string {
  const { id, title, summary, url, category, categoryLabel, publishedMs, updatedMs } = entry;
  const label = categoryLabel ? ` label="${escapeXml(categoryLabel)}"` : "";
  return [
    "<entry>",
    element("title", title),
    element("id", id),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `<category term="${escapeXml(category)}"${label}/>`,
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
