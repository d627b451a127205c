import type { Locale } from "#domain/locale.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";
import { priceText } from "#web/messages/event-words.ts";
import { translatorFor } from "#web/messages/translate.ts";

/** A filter that a link can set and no control shows. */
export interface ExtraFilter {
  text: string;
  /** The change that takes it off. */
  remove(filter: MapFilter): MapFilter;
}

export function extraFilters(
  { when, free, maxPrice, currency, tags = [], organizer, status }: MapFilter,
  locale: Locale,
  /** An organizer's name; a link has only the slug. */
  organizerName: (slug: string) => string,
): ExtraFilter[] {
  const t = translatorFor(locale);
  const found: (ExtraFilter | undefined)[] = [
    when && { text: t(`filters.${when}`), remove: () => ({ when: undefined }) },
    free ? { text: t("event.free"), remove: () => ({ free: undefined }) } : undefined,
    maxPrice !== undefined && currency !== undefined
      ? {
          text: priceText({ code: "price-to", amount: maxPrice, currency }, locale),
          remove: () => ({ maxPrice: undefined, currency: undefined }),
        }
      : undefined,
    ...tags.map((tag) => ({
      text: `#${tag}`,
      remove: ({ tags }: MapFilter) => ({ tags: tags?.filter((each) => each !== tag) }),
    })),
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
