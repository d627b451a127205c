import { type EventAddress, urls } from "./urls.ts";

/** What pages of other sites load. Apart from the other addresses, because hardly a page of ours needs them. */
export const embedRoutes = {
  list: "/embed/list",
  month: "/embed/month",
  event: "/embed/event/:address",
  data: "/api/embed/list",
  script: "/embed.js",
  oEmbed: "/oembed",
} as const;

/** How a frame and the component look; "auto" follows the visitor's system. */
export const EMBED_THEMES = ["auto", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

const EVENT_PAGE = "/event/";

/** The frame of an event, named as its page is. */
export function eventFrameUrl(address: EventAddress): string {
  return `/embed${urls.eventPage(address)}`;
}

/** The same from the page's path; none where it is another page's. */
export function eventFrameOfPage(path: string): string | undefined {
  return path.startsWith(EVENT_PAGE) ? `/embed${path}` : undefined;
}

/** What tells others how a page of ours is embedded, where both are addresses in full. */
export function oEmbedUrl(publicUrl: string, pageUrl: string): string {
  return `${publicUrl}${embedRoutes.oEmbed}?url=${encodeURIComponent(pageUrl)}&format=json`;
}
