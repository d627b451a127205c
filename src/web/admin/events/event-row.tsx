import type { TableEvent } from "#contract/admin-events.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { formatNumber } from "#messages/format-number.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlainButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { IconChevronDown, IconRepeat } from "#web/ui/icons.ts";
import { daysText, hourText, stateOf } from "./event-state.ts";
import classes from "./event-table.module.css";

interface EventRowProps {
  event: TableEvent;
  /** The row that Tab comes to. */
  isActive: boolean;
  isChosen: boolean;
  onActive(): void;
  onToggle(isRange: boolean): void;
  onOpen(): void;
  onStatus(anchor: HTMLElement): void;
}

export function EventRow({ event, isActive, isChosen, onActive, onToggle, onOpen, onStatus }: EventRowProps) {
  const { t, locale } = useMessages();
  const { name, venue, series, favorites, language, isDeleted } = event;
  const state = stateOf(event);
  const tabIndex = isActive ? 0 : -1;
  return (
    <tr
      tabIndex={tabIndex}
      aria-selected={isChosen}
      className={classes.row}
      data-event={event._id}
      onFocus={onActive}
    >
      <td className={classes.box}>
        <Checkbox
          aria-label={t("admin.events-choose", { event: name })}
          tabIndex={tabIndex}
          checked={isChosen}
          // The change itself does not tell whether Shift is held.
          onClick={({ shiftKey }) => onToggle(shiftKey)}
          onChange={() => {}}
        />
      </td>
      <td className={classes.titleCell}>
        <div className="row gap-12 shrink">
          <span className={classes.thumb} data-category={venue.category}>
            {!isDeleted && <img src={urls.poster(event._id)} alt="" width={32} height={32} loading="lazy" />}
          </span>
          <span>
            <PlainButton
              className={classes.name}
              tabIndex={tabIndex}
              onClick={onOpen}
              {...textProps(name, locale, language)}
            >
              {name}
            </PlainButton>
            {series && (
              <small className={classes.series}>
                <IconRepeat size={13} stroke={1.8} aria-hidden />
                {t("admin.events-series", { count: series.count })}
              </small>
            )}
          </span>
        </div>
      </td>
      <td className={classes.when}>
        {daysText(event, locale)} <span>{hourText(event, locale)}</span>
      </td>
      <td className={classes.venue}>
        <span data-category={venue.category}>
          <CategoryGlyph category={venue.category} size={16} />
        </span>
        <span>
          <bdi {...textProps(venue.name, locale)}>{venue.name}</bdi>
          <small>{cityName(venue.city, locale)}</small>
        </span>
      </td>
      <td className={classes.state}>
        <PlainButton
          className={classes.status}
          data-state={state}
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-disabled={isDeleted}
          aria-label={t("admin.events-status-is", { status: t(`admin.events-state.${state}`), event: name })}
          onClick={({ currentTarget }) => !isDeleted && onStatus(currentTarget)}
        >
          {t(`admin.events-state.${state}`)}
          {!isDeleted && <IconChevronDown size={14} stroke={2} aria-hidden />}
        </PlainButton>
      </td>
      <td className={classes.source}>{event.source?.name ?? t(`admin.events-origin.${event.origin}`)}</td>
      <td className={classes.hearts}>{favorites === 0 ? "–" : formatNumber(favorites, locale)}</td>
    </tr>
  );
}
