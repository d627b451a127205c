import { useEffect, useMemo, useState } from "react";
import type { VenueWithEvents } from "#contract/catalog.ts";
import type { Price } from "#domain/event/event.ts";
import { priceText } from "#messages/event-words.ts";
import type { MapFilter } from "#web/map-view/map-address.ts";
import { useMapData } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import choices from "./choices.module.css";
import { ChoiceChip, FilterSection } from "./choices.tsx";
import classes from "./price-fields.module.css";
import { priceScale } from "./price-scale.ts";

/** A move of the slider counts once it has rested so long: each one is a step of the browser's history. */
const REST_MS = 250;
const ANY: MapFilter = { free: undefined, maxPrice: undefined, currency: undefined };

function pricesOf(venues: readonly VenueWithEvents[]): IteratorObject<Price | null> {
  return venues.values().flatMap(({ events }) => events.map(({ price }) => price));
}

export function PriceFields() {
  const { t, locale } = useMessages();
  const { filter, setFilter } = useMapFilter();
  const { around, listed } = useMapData();
  const { free = false, maxPrice, currency: asked } = filter;
  const { currency, step, most } = useMemo(
    () => priceScale(pricesOf(around.length > 0 ? around : listed), asked),
    [around, listed, asked],
  );
  const [moved, setMoved] = useState<number>();
  const half = Math.ceil(most / step / 2) * step;
  const shown = Math.min(most, moved ?? maxPrice ?? half);
  const upTo = priceText({ code: "price-to", amount: moved ?? maxPrice ?? half, currency }, locale);

  useEffect(() => {
    if (moved === undefined || moved === maxPrice) return;
    const timer = setTimeout(() => setFilter({ free: undefined, maxPrice: moved, currency }), REST_MS);
    return () => clearTimeout(timer);
  }, [moved, maxPrice, currency, setFilter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the filter says comes before a move that it has taken
  useEffect(() => setMoved(undefined), [maxPrice, free]);

  return (
    <FilterSection title={t("filters.price")}>
      <div className="row wrap gap-8">
        <ChoiceChip isOn={!free && maxPrice === undefined} onToggle={() => setFilter(ANY)}>
          {t("filters.any-price")}
        </ChoiceChip>
        <ChoiceChip
          isOn={free}
          onToggle={() => setFilter((current) => (current.free ? ANY : { ...ANY, free: true }))}
        >
          {t("event.free")}
        </ChoiceChip>
        <ChoiceChip
          isOn={!free && maxPrice !== undefined}
          onToggle={() =>
            setFilter(({ maxPrice }) =>
              maxPrice === undefined ? { free: undefined, maxPrice: shown, currency } : ANY,
            )
          }
        >
          <span className={choices.capital}>{upTo}</span>
        </ChoiceChip>
        <input
          type="range"
          className={classes.slider}
          style={{ "--share": `${((shown - step) / (most - step)) * 100}%` }}
          data-on={maxPrice !== undefined || moved !== undefined || undefined}
          aria-label={t("filters.highest-price")}
          aria-valuetext={upTo}
          min={step}
          max={most}
          step={step}
          value={shown}
          onChange={({ currentTarget }) => setMoved(Number(currentTarget.value))}
        />
      </div>
    </FilterSection>
  );
}
