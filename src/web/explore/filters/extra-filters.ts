import { CHOICE_ROWS, chosenOf } from "#domain/event/event-fields.ts";
import type { ChoiceFilter } from "#domain/event/filter.ts";
import type { Locale } from "#domain/locale.ts";
import { priceText } from "#messages/event-words.ts";
import { choiceLabel } from "#messages/field-label.ts";
import { translatorFor } from "#messages/translate.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";

/** A filter that a link can set and no control shows. */
export interface ExtraFilter {
  text: string;
  /** The change that takes it off. */
  remove(filter: MapFilter): MapFilter;
}

export function extraFilters(
  filter: MapFilter,
  locale: Locale,
  /** An organizer's name; a link has only the slug. */
  organizerName: (slug: string) => string,
): ExtraFilter[] {
  const t = translatorFor(locale);
  const { when, times = [], free, maxPrice, currency, tags = [], organizer, status, age } = filter;
  const found: (ExtraFilter | undefined)[] = [
    when === "now" ? { text: t("filters.now"), remove: () => ({ when: undefined }) } : undefined,
    ...times.map((time) => ({
      text: t(`filters.${time}`),
      remove: ({ times }: MapFilter) => ({ times: times?.filter((each) => each !== time) }),
    })),
    free ? { text: t("event.free"), remove: () => ({ free: undefined }) } : undefined,
    maxPrice !== undefined && currency !== undefined
      ? {
          text: priceText({ code: "price-to", amount: maxPrice, currency }, locale),
          remove: () => ({ maxPrice: undefined, currency: undefined }),
        }
      : undefined,
    ...tags.map((tag) => ({
      text: tag === "family" ? t("filters.family") : `#${tag}`,
      remove: ({ tags }: MapFilter) => ({ tags: tags?.filter((each) => each !== tag) }),
    })),
    age === undefined
      ? undefined
      : { text: t("filters.fits-age", { age }), remove: () => ({ age: undefined }) },
    ...CHOICE_ROWS.flatMap(({ key }) =>
      chosenOf(filter, key).map((choice) => ({
        text: choiceLabel(key, choice, t),
        remove: (last: MapFilter) =>
          ({ [key]: chosenOf(last, key).filter((each) => each !== choice) }) as ChoiceFilter,
      })),
    ),
    organizer === undefined
      ? undefined
      : {
          text: t("filters.organizer", { name: organizerName(organizer) }),
          remove: () => ({ organizer: undefined }),
        },
    status && { text: t(`filters.status-${status}`), remove: () => ({ status: undefined }) },
  ];
  return found.filter((each) => each !== undefined);
}
