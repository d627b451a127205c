import { chosenOf } from "#domain/event/event-fields.ts";
import type { FilterPart } from "#domain/event/filter-parts.ts";
import type { Locale } from "#domain/locale.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { priceText } from "#messages/event-words.ts";
import { choiceLabel } from "#messages/field-label.ts";
import type { Translate } from "#messages/translate.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";
import { shortRange } from "../filters/date-range.ts";

/** A part of the filter as people call it. */
export function partText(part: FilterPart, filter: MapFilter, locale: Locale, t: Translate): string {
  const { when = "now", times = [], tags = [], age = 0, categories = [], organizer = "", status } = filter;
  switch (part) {
    case "days":
      return shortRange(filter, locale);
    case "when":
      return t(`filters.${when}`);
    case "times":
      return times.map((time) => t(`filters.${time}`)).join(", ");
    case "price":
      return filter.free || filter.maxPrice === undefined || !filter.currency
        ? t("event.free")
        : priceText({ code: "price-to", amount: filter.maxPrice, currency: filter.currency }, locale);
    case "tags":
      return tags.map((tag) => (tag === "family" ? t("filters.family") : `#${tag}`)).join(", ");
    case "age":
      return t("filters.fits-age", { age });
    case "categories":
      return categories.map((category) => t(`category.${category}`)).join(", ");
    case "organizer":
      return t("filters.organizer", { name: organizer });
    case "status":
      return t(`filters.status-${status ?? "scheduled"}`);
    case "place":
      return filter.city ? cityName(filter.city, locale) : countryName(filter.country ?? "", locale);
    default:
      return chosenOf(filter, part)
        .map((choice) => choiceLabel(part, choice, t))
        .join(", ");
  }
}
