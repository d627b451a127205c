import type { RefObject } from "react";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { useMapData, useMapView } from "#web/map-view/map-data.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from "#web/ui/icons.ts";
import { useNow } from "#web/ui/use-now.ts";
import { LazyFollowButton } from "../follow/lazy-follow-button.tsx";
import { NoResults } from "./no-results.tsx";
import { PlaceRows } from "./place-rows.tsx";
import { cityOfMost, groupResults } from "./result-groups.ts";
import classes from "./search-panel.module.css";
import { SearchResult } from "./search-result.tsx";
import { SuggestionGroup } from "./suggestions.tsx";
import type { SearchState } from "./use-search.ts";

/** Farther away a view is about several cities. */
const CITY_FROM_ZOOM = 10;

interface SearchPanelProps {
  search: SearchState;
  list: RefObject<HTMLDivElement | null>;
}

export function SearchPanel({ search, list }: SearchPanelProps) {
  const { t } = useMessages();
  return (
    <section className={classes.panel} aria-label={t("search.results")} aria-busy={search.isSearching}>
      <div ref={list} className={classes.list}>
        <FoundPlaces search={search} />
        <SearchOutcome search={search} />
      </div>
      {!search.isSearching && search.results.length > 0 && <Pager search={search} />}
    </section>
  );
}

function FoundPlaces({ search }: { search: SearchState }) {
  const { t } = useMessages();
  const view = useMapView();
  if (search.places.length === 0) return null;
  return (
    <SuggestionGroup heading={t("search.places")} level={2} tone="accent">
      <ul>
        <PlaceRows places={search.places} text={search.text} from={view} onChoose={search.choosePlace} />
      </ul>
    </SuggestionGroup>
  );
}

function SearchOutcome({ search }: { search: SearchState }) {
  if (search.isSearching) return <Searching />;
  if (search.hasFailed) return <Failed retry={search.retry} />;
  if (search.results.length === 0) return <NoResults pick={search.type} />;
  return <Found search={search} />;
}

function Searching() {
  return (
    <div className="pad-20">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.skeleton} aria-hidden>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={classes.failed}>
      <p className={classes.alert} role="alert">
        <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
        {t("search.failed")}
      </p>
      <Button className={classes.retry} onClick={retry}>
        {t("search.retry")}
      </Button>
    </div>
  );
}

function Found({ search }: { search: SearchState }) {
  const { t, locale } = useMessages();
  const { listed } = useMapData();
  const { asked, total, pages, results } = search;
  const nowMs = useNow();
  const home = listed[0];
  const { bounds, zoom = 0 } = asked.view ?? {};
  const city = zoom >= CITY_FROM_ZOOM ? cityOfMost(listed)?.city : undefined;
  const groups = groupResults(results, { bounds, city, countryCode: home?.countryCode, nowMs });
  const headings = {
    "in-city": city === undefined ? "" : cityName(city, locale),
    "in-view": t("search.in-view"),
    "in-country": t("search.elsewhere", { country: home ? countryName(home.country, locale) : "" }),
    world: t("search.world"),
  };
  return (
    <>
      <FeedHead of={asked.text} url={(format) => urls.searchFeed(asked.text, format)} />
      <div className={classes.head}>
        <h2 className={classes.title}>{t("search.count", { count: total, text: asked.text })}</h2>
        <span className="fixed faint text-small strong">{t("search.page", { page: asked.page, pages })}</span>
      </div>
      <LazyFollowButton
        target={{ kind: "search", q: asked.text }}
        label={t("follow.search", { query: asked.text })}
        className={classes.follow}
      />
      {groups.map(({ kind, results: members }) => (
        <SuggestionGroup key={kind} heading={headings[kind]}>
          <ul>
            {members.map((venue) => (
              <SearchResult key={venue._id} venue={venue} text={asked.text} />
            ))}
          </ul>
        </SuggestionGroup>
      ))}
    </>
  );
}

function Pager({ search: { asked, pages, turnTo } }: { search: SearchState }) {
  const { t } = useMessages();
  return (
    <footer className={classes.foot}>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden />}
        disabled={asked.page <= 1}
        onClick={() => turnTo(asked.page - 1)}
      >
        {t("search.previous")}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} stroke={1.8} aria-hidden />}
        disabled={asked.page >= pages}
        onClick={() => turnTo(asked.page + 1)}
      >
        {t("search.next")}
      </Button>
    </footer>
  );
}
