import { useId, useRef, useState } from "react";
import { dayText } from "#messages/event-words.ts";
import { formatNumber } from "#messages/format-number.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { usePanels } from "#web/map-view/panels.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import { IconChevronRight } from "#web/ui/icons.ts";
import { groupCount, type ListGroup, type ListHead } from "./list-groups.ts";
import classes from "./venue-list.module.css";
import { VenueRow } from "./venue-row.tsx";

/** Rows of a group before it is opened, so that the heads after it are near. */
const FIRST_ROWS = 4;

interface VenueGroupProps {
  group: ListGroup;
  /** Whether other groups follow: then its first rows are enough until it is opened. */
  isShort: boolean;
  nowMs: number;
}

export function VenueGroup({ group: { head, venues, count }, isShort, nowMs }: VenueGroupProps) {
  const { t, locale } = useMessages();
  const { filter } = useMapFilter();
  const { openVenue } = usePanels();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const title = useHeadText(head);
  const isCut = isShort && !isOpen && head?.kind !== "time" && venues.length > FIRST_ROWS + 1;
  const hidden = isCut ? venues.slice(FIRST_ROWS) : [];

  /** The button goes; the focus moves on to the first row that it has brought. */
  function open(): void {
    setIsOpen(true);
    requestAnimationFrame(() => list.current?.children[FIRST_ROWS]?.querySelector("a")?.focus());
  }

  return (
    <section aria-labelledby={head && id}>
      {head && (
        <h3 id={id} className={classes.group} data-group={head.group}>
          {title} <span>{formatNumber(count, locale)}</span>
        </h3>
      )}
      <ul ref={list}>
        {(isCut ? venues.slice(0, FIRST_ROWS) : venues).map((venue) => (
          <VenueRow key={venue._id} venue={venue} nowMs={nowMs} onOpen={openVenue} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <PlainButton className={classes.open} data-more onClick={open}>
          {t("list.more-there", { events: formatNumber(groupCount(hidden, filter), locale), group: title })}
          <IconChevronRight size={16} stroke={2} aria-hidden />
        </PlainButton>
      )}
    </section>
  );
}

function useHeadText(head: ListHead | undefined): string {
  const { t, locale } = useMessages();
  if (!head) return "";
  if (head.kind === "day") return dayText(head.group, false, locale);
  return t(head.kind === "time" ? `list.group.${head.group}` : `list.evening.${head.group}`);
}
