import type { ReactNode } from "react";
import type { Event } from "#contract/catalog.ts";
import { FURTHER_ROWS } from "#domain/event/event-fields.ts";
import { lastDayOfRun, priceWord } from "#domain/event/words.ts";
import { lengthText, priceText } from "#messages/event-words.ts";
import { detailText } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconClock, IconMapPin, IconTicket, IconUsers } from "#web/ui/icons.ts";
import classes from "./event-facts.module.css";

const look = { size: 20, stroke: 1.7, "aria-hidden": true } as const;
const MINUTE_MS = 60_000;

/** Details besides time and place: price, age, length, room, tags. Only known ones. */
export function EventFacts({ event }: { event: Event }) {
  const { t, locale } = useMessages();
  const { room, minAge, tags } = event;
  const price = priceWord(event.price);
  const minutes = lengthOf(event);
  const further = FURTHER_ROWS.map((row) => ({ row, text: detailText(row, event[row.key], t) })).filter(
    ({ text }) => text !== "",
  );
  const isPlain = !price && !room && minAge === null && minutes === undefined && tags.length === 0;
  if (isPlain && further.length === 0) return null;
  return (
    <dl className={classes.facts} aria-label={t("event-page.facts")}>
      {/* Browsers and servers may know different signs of a currency. */}
      {price && (
        <Fact name={t("field.price")} icon={<IconTicket {...look} />}>
          <span suppressHydrationWarning data-free={price.code === "free" || undefined}>
            {priceText(price, locale)}
          </span>
        </Fact>
      )}
      {minAge !== null && (
        <Fact name={t("field.minAge")} icon={<IconUsers {...look} />}>
          {minAge === 0 ? t("event-page.all-ages") : t("event-page.min-age", { age: minAge })}
        </Fact>
      )}
      {minutes !== undefined && (
        <Fact name={t("event-page.length")} icon={<IconClock {...look} />}>
          {lengthText(minutes, locale)}
        </Fact>
      )}
      {room && (
        <Fact name={t("field.room")} icon={<IconMapPin {...look} />}>
          <span {...textProps(room, locale, event.language)}>{room}</span>
        </Fact>
      )}
      {further.map(({ row, text }) => (
        <div key={row.key} className={classes.fact}>
          <dt>{t(`field.${row.key}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {tags.length > 0 && (
        <Fact name={t("field.tags")}>
          <span {...textProps(tags.join(" "), locale)}>{tags.join(", ")}</span>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  icon?: ReactNode;
  children: ReactNode;
}

function Fact({ name, icon, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** From hour to hour; nothing for a run of days. */
function lengthOf(event: Event): number | undefined {
  if (event.endsAt === null || event.endTime === null || !event.hasTime) return undefined;
  if (lastDayOfRun(event) !== undefined) return undefined;
  return (Date.parse(event.endsAt) - Date.parse(event.startsAt)) / MINUTE_MS;
}
