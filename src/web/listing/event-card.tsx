import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconMapPin } from "#web/ui/icons.ts";
import classes from "./event-card.module.css";
import type { RowEvent } from "./event-view.ts";
import { PosterImage } from "./poster-image.tsx";

/** What a card needs of an event; one that is not published has neither address nor picture. */
type CardEvent = Pick<RowEvent, "name"> & Partial<Pick<RowEvent, "id" | "image" | "url" | "language">>;

interface EventCardProps {
  event: CardEvent;
  heading: "h2" | "h3";
  /** Large on a page of its own, small where there is much to do. */
  size?: "small" | "large";
  /** Over the name: category, status. */
  tags: ReactNode;
  when: ReactNode;
  where?: string | undefined;
  /** Under the words. */
  children?: ReactNode;
  /** Beside the words. */
  aside?: ReactNode;
  /** Beside them on a large card, else under everything. */
  actions?: ReactNode;
}

/** An event as a card: one's own, a favourite, one to be decided on. */
export function EventCard({ event, heading: Heading, size = "small", ...parts }: EventCardProps) {
  const { locale } = useMessages();
  const { id, image, url } = event;
  return (
    <article className={classes.card} data-size={size} data-plain={id === undefined || undefined}>
      {id !== undefined && image !== undefined && (
        <PosterImage event={{ _id: id, image }} width={128} height={128} className={classes.poster} />
      )}
      <div className={classes.text}>
        {parts.tags}
        <Heading className={classes.name} {...textProps(event.name, locale, event.language)}>
          {url ? <Link to={url}>{event.name}</Link> : event.name}
        </Heading>
        <p className={classes.when}>{parts.when}</p>
        {parts.where && (
          <p className="row gap-8 muted text-small" {...textProps(parts.where, locale)}>
            <IconMapPin size={16} stroke={1.8} aria-hidden />
            {parts.where}
          </p>
        )}
        {parts.children}
      </div>
      {parts.aside && <div className={classes.aside}>{parts.aside}</div>}
      {parts.actions && <div className={classes.actions}>{parts.actions}</div>}
    </article>
  );
}
