import { cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import type { Following } from "#contract/follows.ts";
import { urls } from "#contract/urls.ts";
import type { Category } from "#domain/category.ts";
import type { Locale } from "#domain/locale.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import type { Translate } from "#messages/translate.ts";
import { type FollowTarget, followTarget } from "./follow-target.ts";

interface FollowWords {
  name: string;
  /** Its page. */
  url: string;
  /** Its public calendar. */
  calendar: string;
}

/** What is followed, in words of the page's language. */
export function followWords(entry: Following, t: Translate, locale: Locale): FollowWords {
  const target: FollowTarget = followTarget(entry);
  switch (target.kind) {
    case "city":
      return {
        name: `${cityName(target.city, locale)}, ${countryName(target.country, locale)}`,
        url: cityUrl(target.country, target.city),
        calendar: cityFeedUrl(target.country, target.city, "ics"),
      };
    case "category": {
      const category = target.category as Category;
      return {
        name: `${t(`category.${category}`)} · ${cityName(target.city, locale)}`,
        url: cityUrl(target.country, target.city, category),
        calendar: `${cityFeedUrl(target.country, target.city, "ics")}?categories=${category}`,
      };
    }
    case "venue":
      return {
        name: entry.label,
        url: urls.venuePage(target.venue, target.category),
        calendar: urls.venueFeed(String(entry.venueId), "ics"),
      };
    case "organizer":
      return {
        name: entry.label,
        url: urls.organizerPage(target.organizer),
        calendar: urls.organizerFeed(target.organizer, "ics"),
      };
    case "search":
      return {
        name: `“${target.q}”`,
        url: urls.map,
        calendar: urls.searchFeed(target.q, "ics"),
      };
    case "area": {
      const { west, south, east, north } = target;
      const longitude = middle(west, east).toFixed(2);
      const latitude = ((south + north) / 2).toFixed(2);
      const zoom = Math.max(
        2,
        Math.min(16, Math.round(Math.log2(360 / Math.max(0.001, widthOf(west, east))) + 1)),
      );
      return {
        name: t("follow.area", { latitude, longitude }),
        url: `${urls.map}?at=${latitude},${longitude},${zoom}`,
        calendar: urls.areaFeed(target, "ics"),
      };
    }
  }
}

function widthOf(west: number, east: number): number {
  return east >= west ? east - west : east + 360 - west;
}

function middle(west: number, east: number): number {
  const longitude = west + widthOf(west, east) / 2;
  return longitude > 180 ? longitude - 360 : longitude;
}
