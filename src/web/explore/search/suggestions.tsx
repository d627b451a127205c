import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useState } from "react";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import type { MapView } from "#web/map/engine/map-engine.ts";
import { OFFERED_CATEGORIES, toggled } from "#web/map-view/category-choice.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";
import { useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { overview } from "#web/map-view/queries.ts";
import { isInside } from "#web/map-view/view-box.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconCalendarEvent, IconHistory, IconMoon, IconTicket, IconX } from "#web/ui/icons.ts";
import { shortRange } from "../filters/date-range.ts";
import { useDatePresets } from "../filters/use-date-presets.ts";
import { nearbyPlaces } from "./place-results.ts";
import { PlaceRows } from "./place-rows.tsx";
import { clearRecent, type RecentSearch, readRecent, removeRecent } from "./recent-searches.ts";
import panelClasses from "./search-panel.module.css";
import { SuggestionRow } from "./suggestion-row.tsx";
import classes from "./suggestions.module.css";
import type { SearchState } from "./use-search.ts";

const NOWHERE = { west: 0, south: 0, east: 0, north: 0 };
const BROWSED = 6;

interface SuggestionsProps {
  search: SearchState;
  list: RefObject<HTMLDivElement | null>;
}

/** What an empty box offers: what is on soon in view, what was searched before, cities nearby, categories. */
export function Suggestions({ search, list }: SuggestionsProps) {
  const { t } = useMessages();
  const view = useMapView();
  const { data = [] } = useQuery(nearbyPlaces(view ?? { longitude: 0, latitude: 0 }, view !== undefined));
  const nearby = data.filter(({ coordinates }) => view && !isInside(view.bounds, ...coordinates));
  return (
    <section
      className={panelClasses.panel}
      aria-label={t("search.suggestions")}
      onMouseDown={(event) => event.preventDefault()}
    >
      <h2 className="visually-hidden">{t("search.suggestions")}</h2>
      <div ref={list} className={panelClasses.list}>
        <Soon view={view} onChosen={() => search.suggest(false)} />
        <Recent search={search} />
        {nearby.length > 0 && (
          <SuggestionGroup heading={t("search.nearby")}>
            <ul>
              <PlaceRows places={nearby} text="" from={view} onChoose={search.choosePlace} />
            </ul>
          </SuggestionGroup>
        )}
        <Browse onChosen={() => search.suggest(false)} />
      </div>
      <SearchKeys />
    </section>
  );
}

interface GroupProps {
  heading: string;
  /** 3 unless it stands before the heading of the results. */
  level?: 2 | 3;
  tone?: "accent";
  action?: ReactNode;
  children: ReactNode;
}

export function SuggestionGroup({ heading, level = 3, tone, action, children }: GroupProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.group} data-tone={tone}>
      <div className={classes.head}>
        <Heading className="text-small strong">{heading}</Heading>
        {action}
      </div>
      {children}
    </div>
  );
}

/** How much is on soon in the present view; choosing one sets the filter. */
function Soon({ view, onChosen }: { view: MapView | undefined; onChosen(): void }) {
  const { t, locale } = useMessages();
  const { setFilter } = useMapFilter();
  const presets = useDatePresets();
  const weekend = presets?.thisWeekend;
  const choose = (filter: MapFilter) => () => {
    setFilter({ when: undefined, from: undefined, to: undefined, ...filter });
    onChosen();
  };
  return (
    <SuggestionGroup heading={t("search.near-you")} tone="accent">
      <ul>
        <SuggestionRow
          icon={<IconMoon size={20} stroke={1.8} aria-hidden />}
          title={t("filters.tonight")}
          facts={t("search.tonight-hint")}
          end={<EventsIn view={view} filter={{ when: "tonight" }} />}
          onChoose={choose({ when: "tonight" })}
        />
        {weekend && (
          <SuggestionRow
            icon={<IconCalendarEvent size={20} stroke={1.8} aria-hidden />}
            title={t("filters.thisWeekend")}
            facts={shortRange(weekend, locale)}
            end={<EventsIn view={view} filter={weekend} />}
            onChoose={choose(weekend)}
          />
        )}
        {presets && (
          <SuggestionRow
            icon={<IconTicket size={20} stroke={1.8} aria-hidden />}
            title={t("search.free-today")}
            facts={t("search.free-today-hint")}
            end={<EventsIn view={view} filter={{ free: true, ...presets.today }} />}
            onChoose={choose({ free: true, ...presets.today })}
          />
        )}
      </ul>
    </SuggestionGroup>
  );
}

function EventsIn({ view, filter }: { view: MapView | undefined; filter: MapFilter }) {
  const { t } = useMessages();
  const question = { box: view?.bounds ?? NOWHERE, zoom: view?.zoom ?? 0, filter, text: "", role: undefined };
  const { data } = useQuery(overview(question, view !== undefined));
  return data && t("search.events", { count: data.events });
}

function Recent({ search }: { search: SearchState }) {
  const { t } = useMessages();
  const [recent, setRecent] = useState(() => readRecent());
  if (recent.length === 0) return null;
  const choose = (each: RecentSearch) => {
    if (each.kind === "place") search.choosePlace(each.place);
    else search.type(each.text);
  };
  return (
    <SuggestionGroup
      heading={t("search.recent")}
      action={
        <PlainButton className={classes.clear} onClick={() => setRecent(clearRecent())}>
          {t("search.recent-clear")}
        </PlainButton>
      }
    >
      <ul>
        {recent.map((each) => (
          <SuggestionRow
            key={each.text}
            icon={<IconHistory size={20} stroke={1.8} aria-hidden />}
            title={each.text}
            facts={each.kind === "place" ? each.place.country : t("search.recent-search")}
            onChoose={() => choose(each)}
            action={
              <PlainButton
                className="middle fixed muted radius-md square-44 hover-fill"
                aria-label={t("search.recent-remove", { text: each.text })}
                onClick={() => setRecent(removeRecent(each.text))}
              >
                <IconX size={16} stroke={1.8} aria-hidden />
              </PlainButton>
            }
          />
        ))}
      </ul>
    </SuggestionGroup>
  );
}

function Browse({ onChosen }: { onChosen(): void }) {
  const { t } = useMessages();
  const { setFilter } = useMapFilter();
  return (
    <SuggestionGroup heading={t("search.browse")}>
      <div className={classes.categories}>
        {OFFERED_CATEGORIES.slice(0, BROWSED).map((category) => (
          <PlainButton
            key={category}
            className={classes.category}
            style={{ "--category": `var(--${category})`, "--category-tint": `var(--${category}-tint)` }}
            onClick={() => {
              setFilter(({ categories }) => ({ categories: toggled(categories, category) }));
              onChosen();
            }}
          >
            <CategoryGlyph category={category} size={17} />
            <span>{t(`category.${category}`)}</span>
          </PlainButton>
        ))}
      </div>
    </SuggestionGroup>
  );
}

export function SearchKeys() {
  const { t } = useMessages();
  return (
    <p className={classes.foot} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t("search.key-move")}
      </span>
      <span>
        <kbd>{t("search.key-enter")}</kbd>
        {t("search.key-choose")}
      </span>
      <span>
        <kbd>{t("search.key-escape")}</kbd>
        {t("search.key-close")}
      </span>
    </p>
  );
}
