import { Link } from "react-router";
import type { EventAtVenue } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { dateText } from "#messages/event-words.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import type { EventView } from "#web/listing/event-view.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import errorClasses from "#web/ui/error-page.module.css";
import { IconMap, IconMapPin } from "#web/ui/icons.ts";
import { EventStrip } from "./event-strip.tsx";
import classes from "./over-page.module.css";

interface OverPageProps extends EventAtVenue {
  venueUrl: string;
  more: EventView[];
}

/** An event that has been: it is gone, and what comes next at its venue is the way on. */
export function OverPage({ event, venue, venueUrl, more }: OverPageProps) {
  const { t, locale } = useMessages();
  return (
    <>
      <PageTitle text={event.name} />
      <meta name="robots" content="noindex" />
      <div className={errorClasses.page}>
        <h1 className={errorClasses.title} tabIndex={-1}>
          {t("over.title")}
        </h1>
        <p className={errorClasses.text}>
          {t(event.status === "scheduled" ? "over.text" : "over.text-off", {
            event: event.name,
            venue: venue.name,
            date: dateText(event.date, locale),
          })}
        </p>
        <div className={errorClasses.ways}>
          <Button
            component={Link}
            to={venueUrl}
            size="xl"
            leftSection={<IconMapPin size={20} stroke={1.8} aria-hidden />}
          >
            {t("over.venue", { venue: venue.name })}
          </Button>
          <Button
            component={Link}
            to={urls.mapAtVenue(venue)}
            size="xl"
            variant="default"
            leftSection={<IconMap size={20} stroke={1.8} aria-hidden />}
          >
            {t("over.map")}
          </Button>
        </div>
      </div>
      <div className={classes.more}>
        <EventStrip title={t("event-page.more")} events={more} />
      </div>
    </>
  );
}
