import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconX } from "#web/ui/icons.ts";
import { extraFilters } from "./extra-filters.ts";
import classes from "./quick-filters.module.css";

/** Filters that came with a link and have no control: each can be taken off. */
export function ExtraChips() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { listed } = useMapData();
  const organizerName = (slug: string) =>
    listed.flatMap(({ events }) => events).find(({ organizer }) => organizer?.slug === slug)?.organizer
      ?.name ?? slug;
  return extraFilters(filter, locale, organizerName).map(({ text, remove }) => (
    <PlainButton
      key={text}
      className={classes.chip}
      data-on
      aria-label={t("filters.remove", { filter: text })}
      onClick={() => setFilter(remove)}
    >
      {text}
      <IconX size={15} stroke={2.2} aria-hidden />
    </PlainButton>
  ));
}
