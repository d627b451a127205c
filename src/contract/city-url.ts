import type { Category } from "#domain/category.ts";
import { type CityName, namedCity } from "#domain/city.ts";
import { slugify } from "#domain/slug.ts";
import type { FeedFormat } from "./urls.ts";

/** What a city's page can be narrowed to, besides a category. */
export const CITY_DAYS = ["today", "this-weekend"] as const;
export type CityDays = (typeof CITY_DAYS)[number];
export type CityPart = CityDays | Category;

/** The city of a country at an address; `portland-oregon` also finds the plain Portland. */
export function cityAtSlug<City extends CityName>(slug: string, cities: readonly City[]): City | undefined {
  return namedCity(slug, cities, (name) => slugify(name, "city"));
}

/** Apart from the other addresses, because browsers can do without the tables that make slugs. */
export function cityUrl(country: string, city: string, part?: CityPart, page = 1): string {
  const path = ["/city", slugify(country, "country"), slugify(city, "city"), part].filter(Boolean).join("/");
  return page > 1 ? `${path}?page=${page}` : path;
}

export function cityFeedUrl(country: string, city: string, format: FeedFormat): string {
  return `/feeds${cityUrl(country, city)}.${format}`;
}
