import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useId, useRef } from "react";
import { Link } from "react-router";
import type { LatestCategory, LatestCountry } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import type { ListedEvent } from "#web/listing/listed-event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EventTile } from "./event-tile.tsx";
import classes from "./latest-row.module.css";

interface LatestRowProps {
  category: LatestCategory;
  country: LatestCountry;
  events: ListedEvent[];
}

export function LatestRow({ category, country, events }: LatestRowProps) {
  const { t } = useMessages();
  const headingId = useId();
  const row = useRef<HTMLUListElement>(null);
  const title = t(`landing.latest.${category}`, { country: t(`country.${country}`) });

  const scrollPage = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: "smooth" });

  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <span className={classes.glyph} data-category={category}>
          <CategoryGlyph category={category} size={24} />
        </span>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <Button
          component={Link}
          to={urls.mapOfCategory(category)}
          variant="subtle"
          className={classes.all}
          rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden />}
        >
          {t("landing.see-all")}
        </Button>
        <div className={classes.arrows}>
          <IconButton
            variant="default"
            size={44}
            onClick={() => scrollPage(-1)}
            aria-label={t("landing.scroll-back", { row: title })}
          >
            <IconChevronLeft size={20} stroke={1.8} aria-hidden />
          </IconButton>
          <IconButton
            variant="default"
            size={44}
            onClick={() => scrollPage(1)}
            aria-label={t("landing.scroll-on", { row: title })}
          >
            <IconChevronRight size={20} stroke={1.8} aria-hidden />
          </IconButton>
        </div>
      </div>
      <ul ref={row} className={classes.row}>
        {events.map((event) => (
          <li key={event.id}>
            <EventTile event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
