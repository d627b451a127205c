import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import { eventWords, type Mark, type WordedEvent } from "#domain/event/words.ts";
import { markText } from "#web/messages/event-words.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-status.module.css";

/** On the event's page, above everything: that it is cancelled, postponed, moved, sold out or over. */
export function EventStatus({ event }: { event: WordedEvent }) {
  const { t, locale } = useMessages();
  const { marks } = eventWords(event, useNow());
  return marks.map((mark) => {
    const Sign = mark.code === "cancelled" ? IconBan : IconInfoCircle;
    return (
      <div key={mark.code} className={classes.status} data-mark={mark.code}>
        <Sign size={22} stroke={2} aria-hidden />
        <div>
          <p className={classes.title}>{markText(mark, locale)}</p>
          <p>{t(`event-page.${sentenceOf(mark)}`)}</p>
        </div>
      </div>
    );
  });
}

function sentenceOf({ code }: Mark) {
  return code === "moved-date" || code === "moved-time" ? "moved" : code;
}
