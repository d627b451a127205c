import type { ReactNode } from "react";
import type { Event } from "#contract/catalog.ts";
import { priceWord } from "#domain/event/words.ts";
import { dayText, priceText } from "#web/messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import classes from "./event-facts.module.css";

/** What an event tells beside when and where: price, organizer, room, age, tags, open days. Only what is known. */
export function EventFacts({ event }: { event: Event }) {
  const { t, locale } = useMessages();
  const { organizer, room, minAge, tags, openDays } = event;
  const price = priceWord(event.price);
  if (!price && !organizer && !room && minAge === null && tags.length === 0 && !openDays) return null;
  return (
    <section aria-label={t("event-page.facts")} className={classes.facts}>
      <dl className={classes.list}>
        {/* Browsers and servers may know different signs of a currency. */}
        {price && (
          <Fact name={t("event-page.price")}>
            <span suppressHydrationWarning>{priceText(price, locale)}</span>
          </Fact>
        )}
        {minAge !== null && (
          <Fact name={t("event-page.age")}>{t("event-page.min-age", { age: minAge })}</Fact>
        )}
        {room && (
          <Fact name={t("event-page.room")}>
            <span {...textProps(room, locale, event.language)}>{room}</span>
          </Fact>
        )}
        {organizer && (
          <Fact name={t("event-page.organizer")}>
            <span {...textProps(organizer.name, locale)}>{organizer.name}</span>
          </Fact>
        )}
        {tags.length > 0 && (
          <Fact name={t("event-page.tags")}>
            <span {...textProps(tags.join(" "), locale)}>{tags.join(", ")}</span>
          </Fact>
        )}
      </dl>
      {openDays && <OpenDays days={openDays} startYear={event.date.slice(0, 4)} />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function OpenDays({ days, startYear }: { days: readonly string[]; startYear: string }) {
  const { t, locale } = useMessages();
  return (
    <details className={classes.days}>
      <summary>{t("event-page.open-days", { count: days.length })}</summary>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day}>{dayText(day, !day.startsWith(startYear), locale)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
