import type { Credit } from "#contract/basemap.ts";

const LINK = /<a\b[^>]*\bhref="(https?:\/\/[^"]+)"[^>]*>([^<]+)<\/a>/g;
const MAX_ATTRIBUTION = 5_000;

/** The attribution of a tile archive or service. They write HTML; only plain names and addresses are taken from it. */
export function readCredits(attribution: unknown): Credit[] {
  if (typeof attribution !== "string") return [];
  const text = attribution.slice(0, MAX_ATTRIBUTION).replaceAll("&copy;", "©").replaceAll("&amp;", "&");
  return [...text.matchAll(LINK)].map(([, href, name]) => ({
    href: href!,
    name: name!.replace("©", "").trim(),
  }));
}
