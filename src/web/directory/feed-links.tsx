import { FeedHead } from "#web/head/feed-head.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconCalendarPlus, IconRss } from "#web/ui/icons.ts";
import classes from "./feed-links.module.css";

interface FeedLinksProps {
  place: string;
  ics: string;
  atom: string;
}

/** Links to the place's calendar and news feed, also in the head for feed readers. */
export function FeedLinks({ place, ics, atom }: FeedLinksProps) {
  const { t } = useMessages();
  return (
    <div className={classes.feeds}>
      <FeedHead of={place} url={(format) => (format === "ics" ? ics : atom)} />
      <span className={classes.label}>{t("place.subscribe")}</span>
      <a href={ics} className="row gap-8 beside-8 hanging-8 strong radius-md touch hover-fill">
        <IconCalendarPlus size={18} stroke={1.8} aria-hidden />
        {t("place.feed.ics")}
      </a>
      <a href={atom} className="row gap-8 beside-8 hanging-8 strong radius-md touch hover-fill">
        <IconRss size={18} stroke={1.8} aria-hidden />
        {t("place.feed.atom")}
      </a>
    </div>
  );
}
