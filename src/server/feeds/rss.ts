import { escapeXml } from "#domain/xml.ts";
import type { AtomFeed } from "./atom.ts";

/** News as RSS 2.0, for programs that read no Atom; what RSS has no words for is told in Atom's. */
export function rssText({ title, selfUrl, nextUrl, pageUrl, updatedMs, entries }: AtomFeed): string {
  const link = (rel: string, url: string) =>
    `<atom:link rel="${rel}" type="application/rss+xml" href="${escapeXml(url)}"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("link", pageUrl),
    element("description", title),
    link("self", selfUrl),
    ...(nextUrl === undefined ? [] : [link("next", nextUrl)]),
    element("lastBuildDate", new Date(updatedMs).toUTCString()),
    ...entries.map((entry) =>
      [
        "<item>",
        element("title", entry.title),
        element("link", entry.url),
        `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
        element("category", entry.categoryLabel ?? entry.category),
        element("pubDate", new Date(entry.publishedMs).toUTCString()),
        element("description", entry.summary),
        "</item>",
      ].join(""),
    ),
    "</channel></rss>\n",
  ].join("\n");
}

function element(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`;
}
