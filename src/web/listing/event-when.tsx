import { type EventWords, eventWords, type Mark, type WordedEvent } from "#domain/event/words.ts";
import { markText, priceText, whenText } from "#messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-when.module.css";

interface EventWhenProps {
  event: WordedEvent;
  className?: string | undefined;
}

/** The words that were last made of an event: its time and its marks are parts of the same. */
const made = new WeakMap<WordedEvent, { nowMs: number; words: EventWords }>();

function wordsOf(event: WordedEvent, nowMs: number): EventWords {
  const known = made.get(event);
  if (known?.nowMs === nowMs) return known.words;
  const words = eventWords(event, nowMs);
  made.set(event, { nowMs, words });
  return words;
}

/** The time of an event, in the words of every list and card. */
export function EventWhen({ event, className = "" }: EventWhenProps) {
  const { locale } = useMessages();
  const { when, phase } = wordsOf(event, useNow());
  return (
    <time
      className={`${classes.when} ${className}`}
      dateTime={machineTime(event)}
      data-phase={phase}
      data-off={event.status === "scheduled" ? undefined : true}
    >
      {whenText(when, locale)}
    </time>
  );
}

interface EventMarksProps extends EventWhenProps {
  /** The price stands elsewhere. */
  isPriceApart?: boolean;
}

/** Status and price, as chips; nothing where there is neither. */
export function EventMarkBadges({ event, className = "", isPriceApart = false }: EventMarksProps) {
  const { locale } = useMessages();
  const { marks, price, phase } = wordsOf(event, useNow());
  const shownPrice = price && !isPriceApart && hasPrice(phase, marks) ? price : undefined;
  if (marks.length === 0 && !shownPrice) return null;
  return (
    <span className={`inline-row wrap gap-4-8 at-most ${className}`}>
      {marks.map((mark) => (
        <span key={mark.code} className={classes.mark} data-mark={mark.code}>
          {markText(mark, locale)}
        </span>
      ))}
      {shownPrice && (
        <span className={classes.mark} data-mark={shownPrice.code}>
          {priceText(shownPrice, locale)}
        </span>
      )}
    </span>
  );
}

/** The price alone, as text. */
export function EventPrice({ event, className = "" }: EventWhenProps) {
  const { locale } = useMessages();
  const { marks, price, phase } = wordsOf(event, useNow());
  if (!price || !hasPrice(phase, marks)) return null;
  return (
    <span className={className} data-price={price.code}>
      {priceText(price, locale)}
    </span>
  );
}

/** A price is of no use for what is over, off or sold out. */
function hasPrice(phase: EventWords["phase"], marks: readonly Mark[]): boolean {
  return phase !== "over" && marks.every(({ code }) => code.startsWith("moved"));
}

/** The start for machines; a day alone where the hour is not known. */
export function machineTime({ date, time }: Pick<WordedEvent, "date" | "time">): string {
  return time === "" ? date : `${date}T${time}`;
}
