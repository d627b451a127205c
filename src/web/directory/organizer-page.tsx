import { data, Link, redirect } from "react-router";
import { urls } from "#contract/urls.ts";
import { FollowButton } from "#web/follow/follow-button.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { breadcrumbSchema, listSchema } from "#web/listing/event-schema.ts";
import { eventView } from "#web/listing/event-view.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import { Button } from "#web/ui/button.tsx";
import type { Route } from "./+types/organizer-page.ts";
import { ClaimLink } from "./claim-link.tsx";
import { EventDirectoryList } from "./event-list.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { PageSteps } from "./page-steps.tsx";
import classes from "./place-page.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const page = Number(url.searchParams.get("page") ?? 1);
  const isPage = Number.isSafeInteger(page) && page >= 1;
  const found = isPage && (await services.organizerAt(params.slug.toLowerCase(), page));
  if (!found) throw data(null, { status: 404 });
  const { name, slug, total, pageCount, rows, weekendEnd } = found;
  if (url.pathname !== urls.organizerPage(slug)) throw redirect(urls.organizerPage(slug) + url.search, 301);
  const { publicUrl } = services.site;
  const events = rows.map(({ venue, event, further }) => eventView(venue, event, further));
  return {
    name,
    slug,
    total,
    page,
    pageCount,
    events,
    weekendEnd,
    schemas: [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        name,
        url: publicUrl + urls.organizerPage(slug),
      },
      listSchema(
        name,
        events.map((event) => publicUrl + event.url),
      ),
      breadcrumbSchema([{ name, url: publicUrl + urls.organizerPage(slug) }]),
    ],
  };
}

export default function OrganizerPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const { name, slug, total, page, pageCount, events, weekendEnd, schemas } = loaderData;
  return (
    <div className={classes.page}>
      <PageHead
        title={t("organizer-page.title", { organizer: name })}
        description={t("organizer-page.description", { count: total, organizer: name })}
        path={urls.organizerPage(slug, page)}
        image={events[0] && urls.shareImage(events[0].id)}
        names={events.map((event) => event.name)}
      />
      <JsonLd facts={schemas} />
      <h1 className={classes.title} tabIndex={-1} {...textProps(name, locale)}>
        {name}
      </h1>
      <p className="muted text-h4">
        {t("follow.kind.organizer")} · {t("city-page.count", { count: total })}
      </p>
      <FollowButton target={{ kind: "organizer", organizer: slug }} className={classes.follow} />
      <div className={classes.columns}>
        <section>
          <EventDirectoryList events={events} level={2} weekendEnd={weekendEnd}>
            <p>{t("organizer-page.empty")}</p>
            <Button component={Link} to={urls.map}>
              {t("place.open-map")}
            </Button>
          </EventDirectoryList>
          <PageSteps page={page} pageCount={pageCount} urlOf={(number) => urls.organizerPage(slug, number)} />
        </section>
        <aside className={classes.side}>
          {total > 0 && (
            <Button component={Link} to={urls.mapOfOrganizer(slug)} variant="default" fullWidth>
              {t("place.open-map")}
            </Button>
          )}
          <FeedLinks
            place={name}
            ics={urls.organizerFeed(slug, "ics")}
            atom={urls.organizerFeed(slug, "atom")}
          />
          <ClaimLink kind="organizer" name={slug} />
        </aside>
      </div>
    </div>
  );
}
