import { AppError } from "#contract/app-error.ts";
import { embedRoutes, eventFrameUrl } from "#contract/embed-urls.ts";
import type { OEmbed } from "#contract/embeds.ts";
import { addressOf, parseEventAddress } from "#contract/event-address.ts";
import type { PageServices } from "#contract/pages.ts";
import type { Site } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";
import { isVenueCategory } from "#domain/category.ts";
import { escapeXml } from "#domain/xml.ts";
import type { AtlasFilter } from "#server/atlas/atlas.ts";
import type { FindCity } from "#server/catalog/pages/find-city.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { countryOfSlug } from "#server/geo/countries.ts";
import { selectEmbedEvents } from "./select.ts";

const CACHE_SECONDS = 3_600;
const WIDTH = 600;
const EVENT_HEIGHT = 260;
/** Frames do not grow with what they hold: short lists get short ones. */
const LIST_HEIGHT = 480;
const HEAD_HEIGHT = 130;
const ROW_HEIGHT = 76;
const MAX_ROWS = Math.ceil((LIST_HEIGHT - HEAD_HEIGHT) / ROW_HEIGHT);
const THUMBNAIL = { width: 1_200, height: 630 };

interface OEmbedDeps {
  site: Site;
  pages: Pick<PageServices, "eventAt" | "venueAt">;
  findCity: FindCity;
  listed: () => Projection;
  now: () => number;
}

interface Asked {
  url: string;
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

/** The frame that stands for a page of ours. */
interface Found {
  title: string;
  frame: string;
  height: number;
  thumbnail?: string;
}

/** How a page of ours is embedded (https://oembed.com): the frame with the same. */
export function oEmbedOf({ site, pages, findCity, listed, now }: OEmbedDeps) {
  function heightOf(venue: number | undefined, filter: AtlasFilter): number {
    const selection = { area: undefined, venue, filter };
    const { events } = selectEmbedEvents(listed(), selection, { most: MAX_ROWS, nowMs: now() });
    return Math.min(LIST_HEIGHT, HEAD_HEIGHT + Math.max(1, events.length) * ROW_HEIGHT);
  }

  async function findEvent(text: string): Promise<Found | undefined> {
    const address = parseEventAddress(text);
    const found = address && (await pages.eventAt(address));
    return (
      found && {
        title: found.event.name,
        frame: eventFrameUrl(addressOf(found.venue, found.event)),
        height: EVENT_HEIGHT,
        thumbnail: urls.shareImage(found.event._id),
      }
    );
  }

  async function findVenue(slug: string, category: string | undefined): Promise<Found | undefined> {
    const found = await pages.venueAt(slug.toLowerCase(), category?.toLowerCase());
    return (
      found && {
        title: found.venue.name,
        frame: `${embedRoutes.list}?venue=${found.venue._id}`,
        height: heightOf(Number(found.venue._id), {}),
      }
    );
  }

  async function findPlace(countryText: string, name: string, part = ""): Promise<Found | undefined> {
    const country = countryOfSlug(countryText);
    const city = country && (await findCity(country, name));
    if (!city) return undefined;
    const asked = new URLSearchParams({ country: city.country, city: city.label });
    const categories = isVenueCategory(part) ? [part] : undefined;
    if (categories) asked.set("categories", part);
    const filter = { country: city.country, city: city.label, ...(categories && { categories }) };
    return { title: city.label, frame: `${embedRoutes.list}?${asked}`, height: heightOf(undefined, filter) };
  }

  async function find(url: string): Promise<Found | undefined> {
    const path = pathOf(url, site.publicUrl);
    const [kind, first, second, third] = path ?? [];
    if (first === undefined) return undefined;
    if (kind === "event") return findEvent(first);
    if (kind === "venue") return findVenue(first, second);
    return kind === "city" && second !== undefined ? findPlace(first, second, third) : undefined;
  }

  return async ({
    url,
    maxwidth = Number.POSITIVE_INFINITY,
    maxheight = Number.POSITIVE_INFINITY,
  }: Asked) => {
    const found = await find(url);
    if (!found) throw new AppError("not-found", { code: "nothingHere" });
    const width = Math.min(WIDTH, maxwidth);
    const height = Math.min(found.height, maxheight);
    const isThumbnailSmall = THUMBNAIL.width <= maxwidth && THUMBNAIL.height <= maxheight;
    return {
      version: "1.0",
      type: "rich",
      title: found.title,
      provider_name: site.name,
      provider_url: site.publicUrl,
      cache_age: CACHE_SECONDS,
      ...(isThumbnailSmall && thumbnailOf(found, site.publicUrl)),
      html: `<iframe src="${escapeXml(site.publicUrl + found.frame)}" title="${escapeXml(found.title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
      width,
      height,
    } satisfies OEmbed;
  };
}

function thumbnailOf({ thumbnail }: Found, publicUrl: string) {
  if (thumbnail === undefined) return {};
  return {
    thumbnail_url: publicUrl + thumbnail,
    thumbnail_width: THUMBNAIL.width,
    thumbnail_height: THUMBNAIL.height,
  };
}

/** The parts of a path of ours, decoded; undefined for an address of others or none at all. */
function pathOf(url: string, publicUrl: string): string[] | undefined {
  const parsed = URL.parse(url);
  if (!parsed || parsed.origin !== new URL(publicUrl).origin) return undefined;
  try {
    return parsed.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
