import { Link } from "react-router";
import { eventWords } from "#domain/event/words.ts";
import { markText, priceText } from "#messages/event-words.ts";
import { FavoriteButton } from "#web/favorites/favorite-button.tsx";
import { useFavorites } from "#web/favorites/favorites.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EventPicture } from "#web/listing/event-picture.tsx";
import type { EventView } from "#web/listing/event-view.ts";
import { EventWhen } from "#web/listing/event-when.tsx";
import { lazyPart } from "#web/messages/lazy-part.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useNow } from "#web/ui/use-now.ts";
import classes from "./event-tile.module.css";

/** Only for a guest who has pressed a heart. */
const SignInLine = lazyPart(() =>
  import("#web/favorites/sign-in-line.tsx").then(({ SignInLine }) => SignInLine),
);

/** An event as a poster with its date on it; name, place and price stand under it. Each is said once. */
export function EventTile({ event, where }: { event: EventView; where: string }) {
  const { locale } = useMessages();
  const { wish } = useFavorites();
  return (
    <div className="relative">
      <Link to={event.url} className={classes.link}>
        <span className={classes.poster}>
          <EventPicture
            id={event.id}
            image={event.image}
            width={320}
            height={400}
            loading="lazy"
            decoding="async"
          />
          <EventWhen event={event} className={classes.when} />
        </span>
        <h3 className={classes.name}>
          <span className="fixed above-4" style={{ color: `var(--${event.category})` }}>
            <CategoryGlyph category={event.category} size={16} />
          </span>
          <span className="breakable two-lines" {...textProps(event.name, locale, event.language)}>
            {event.name}
          </span>
        </h3>
        <p className={classes.meta}>
          <span className="breakable two-lines" {...textProps(where, locale)}>
            {where}
          </span>
          <Mark event={event} />
        </p>
      </Link>
      <FavoriteButton eventId={event.id} name={event.name} className={classes.heart} />
      <div role="status">
        {wish?.event === event.id && (
          <SignInLine event={{ ...event, _id: event.id }} className="wrap above-8" />
        )}
      </div>
    </div>
  );
}

/** What keeps one from going, else what it costs. */
function Mark({ event }: { event: EventView }) {
  const { locale } = useMessages();
  const { marks, price } = eventWords(event, useNow());
  const [mark] = marks;
  if (!mark && !price) return null;
  return (
    // Browsers and servers may know different signs of a currency.
    <b className={classes.mark} data-mark={mark?.code ?? price?.code} suppressHydrationWarning>
      {mark ? markText(mark, locale) : price && priceText(price, locale)}
    </b>
  );
}
