import { escapeXml } from "#domain/xml.ts";

export interface SitemapEntry {
  /** In full. */
  url: string;
  changedAt?: Date | null | undefined;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.map((entry) => line("sitemap", entry)).join("")}</sitemapindex>\n`;
}

/** A sitemap in the pieces in which its entries arrive. */
export async function* sitemapText(batches: AsyncIterable<readonly SitemapEntry[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const batch of batches) yield batch.map((entry) => line("url", entry)).join("");
  yield "</urlset>\n";
}

function line(name: string, { url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${escapeXml(url)}</loc>${changed}</${name}>\n`;
}
