import { Link } from "react-router";
import type { Event } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import classes from "./organizer-card.module.css";

interface OrganizerCardProps {
  organizer: NonNullable<Event["organizer"]>;
  /** How many upcoming events they have. */
  events: number;
}

/** Who does it, and the way to everything else they do. */
export function OrganizerCard({ organizer: { name, slug }, events }: OrganizerCardProps) {
  const { t, locale } = useMessages();
  return (
    <section
      className="row wrap gap-12 pad-12-16 above-24 radius-md framed"
      aria-label={t("event-page.organizer")}
    >
      <span className={classes.letters} aria-hidden="true">
        {lettersOf(name)}
      </span>
      <div className={classes.words}>
        <p className="text-small line-140 muted">
          {t("event-page.organizer")}
          {events > 1 && ` · ${t("city-page.venue-events", { count: events })}`}
        </p>
        <p className="strong line-140 breakable" {...textProps(name, locale)}>
          <Link to={urls.organizerPage(slug)}>{name}</Link>
        </p>
      </div>
      {events > 1 && (
        <Button component={Link} to={urls.mapOfOrganizer(slug)} variant="default" className={classes.all}>
          {t("event-page.organizer-all")}
        </Button>
      )}
    </section>
  );
}

/** The first letters of the first two words. */
function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("")
    .toUpperCase();
}
