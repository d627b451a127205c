import { data, Link, redirect } from "react-router";
import { type CityPart, cityFeedUrl, cityUrl } from "#contract/city-url.ts";
import { urls } from "#contract/urls.ts";
import { cityName } from "#messages/city-name.ts";
import { countryName } from "#messages/country-name.ts";
import type { Translate } from "#messages/translate.ts";
import { FollowButton } from "#web/follow/follow-button.tsx";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { EmbedLink } from "#web/listing/embed-link.tsx";
import { breadcrumbSchema, listSchema } from "#web/listing/event-schema.ts";
import { eventView } from "#web/listing/event-view.ts";
import { OEmbedLink } from "#web/listing/o-embed-link.tsx";
import { CityMap } from "#web/listing/small-map.tsx";
import { OFFERED_CATEGORIES } from "#web/map-view/category-choice.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { pageContext } from "#web/session/page-context.ts";
import { Button } from "#web/ui/button.tsx";
import type { Route } from "./+types/city-page.ts";
import { cityTitle, isCategory } from "./city-title.ts";
import { EventDirectoryList } from "./event-list.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { PageSteps } from "./page-steps.tsx";
import classes from "./place-page.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const page = Number(url.searchParams.get("page") ?? 1);
  const isPage = Number.isSafeInteger(page) && page >= 1;
  const { country, city, part } = params;
  const found = isPage && (await services.cityAt({ country, city, part, page }));
  if (!found) throw data(null, { status: 404 });
  const path = cityUrl(found.country, found.city, found.part);
  if (url.pathname !== path) throw redirect(path + url.search, 301);

  const { publicUrl } = services.site;
  const { rows, ...facts } = found;
  const listed = rows.map(({ venue, event, further }) => eventView(venue, event, further));
  const plain = cityUrl(found.country, found.city);
  const pageUrl = (number: number) => cityUrl(found.country, found.city, found.part, number);
  return {
    ...facts,
    parts: facts.parts.toSorted((a, b) => rankOf(a.part) - rankOf(b.part)),
    events: listed,
    path: pageUrl(page),
    plain,
    feeds: {
      ics: cityFeedUrl(found.country, found.city, "ics"),
      atom: cityFeedUrl(found.country, found.city, "atom"),
    },
    schemas: [
      listSchema(
        found.city,
        listed.map((event) => publicUrl + event.url),
      ),
      breadcrumbSchema([{ name: found.city, url: publicUrl + plain }]),
    ],
  };
}

export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const { part, total, events, path, plain, page, pageCount, venues } = loaderData;
  const city = cityName(loaderData.city, locale);
  const title = cityTitle(t, city, part);
  const country = countryName(loaderData.country, locale);
  return (
    <div className={classes.page}>
      <PageHead
        title={title}
        description={t("city-page.description", { count: total, title, country })}
        path={path}
        image={events[0] && urls.shareImage(events[0].id)}
        names={events.map((event) => event.name)}
      />
      <OEmbedLink path={plain} title={city} />
      <JsonLd facts={loaderData.schemas} />
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted text-h4">
        {t("place.city", { city, country })} · {t("city-page.count", { count: total })}
      </p>
      <FollowButton target={followed(loaderData)} className={classes.follow} />
      <nav aria-label={t("city-page.parts")} className={classes.parts}>
        {loaderData.parts.map(({ part: each, url }) => (
          <Link
            key={url}
            to={url}
            className={classes.part}
            style={isCategory(each) ? { "--category": `var(--${each})` } : undefined}
            aria-current={each === part ? "page" : undefined}
          >
            {isCategory(each) && <CategoryGlyph category={each} size={16} />}
            {partName(t, each)}
          </Link>
        ))}
      </nav>
      <div className={classes.columns}>
        <section>
          <EventDirectoryList events={events} level={2} weekendEnd={loaderData.weekendEnd}>
            <p>{t("city-page.empty")}</p>
            <Button component={Link} to={part ? plain : urls.map}>
              {part ? t("city-page.empty-way", { city }) : t("place.open-map")}
            </Button>
          </EventDirectoryList>
          <PageSteps
            page={page}
            pageCount={pageCount}
            urlOf={(number) => cityUrl(loaderData.country, loaderData.city, part, number)}
          />
        </section>
        <aside className={classes.side}>
          <CityMap city={loaderData} />
          <div>
            <FeedLinks place={city} {...loaderData.feeds} />
            <EmbedLink
              start={{
                kind: "list",
                country: loaderData.country,
                city: loaderData.city,
                at: `${loaderData.latitude},${loaderData.longitude},12`,
              }}
            />
          </div>
          {venues.length > 0 && (
            <section className={classes.venues}>
              <h2 className="subtitle below-16">{t("city-page.venues")}</h2>
              <ul>
                {venues.map((venue) => (
                  <li key={venue.url}>
                    <Link to={venue.url}>
                      <span {...textProps(venue.name, locale)}>{venue.name}</span>
                      <small>{t("city-page.venue-events", { count: venue.events })}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}

/** The city, or the category that its page is narrowed to. */
function followed({ country, city, part }: { country: string; city: string; part: CityPart | undefined }) {
  const place = { country, city };
  return isCategory(part)
    ? ({ kind: "category", category: part, ...place } as const)
    : ({ kind: "city", ...place } as const);
}

/** Categories stand in the order of the map's filters, after everything else. */
function rankOf(part: CityPart | undefined): number {
  return isCategory(part) ? OFFERED_CATEGORIES.indexOf(part) : -1;
}

function partName(t: Translate, part: CityPart | undefined): string {
  if (part === undefined) return t("city-page.part.all");
  return isCategory(part) ? t(`category.${part}`) : t(`city-page.part.${part}`);
}
