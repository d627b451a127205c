import { useEffect, useState } from "react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { dayText } from "#messages/event-words.ts";
import mapRoute from "#web/assets/illustrations/map-route.svg";
import { listFavorites } from "#web/favorites/favorite-list.ts";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { markNewsSeen } from "#web/session/new-count.ts";
import { pageContext } from "#web/session/page-context.ts";
import { requireUser } from "#web/session/require-user.ts";
import { Button } from "#web/ui/button.tsx";
import empty from "#web/ui/empty-page.module.css";
import { IconCheck } from "#web/ui/icons.ts";
import { Illustration } from "#web/ui/illustration.tsx";
import type { Route } from "./+types/new-page.ts";
import { FollowButton } from "./follow-button.tsx";
import { followWords } from "./follow-name.ts";
import { FollowSign } from "./follow-sign.tsx";
import { followTarget } from "./follow-target.ts";
import classes from "./new-page.module.css";
import { NewsRow } from "./news-row.tsx";
import headClasses from "./page-head.module.css";
import "./load-messages.ts";

/** Seen after so long on the screen. */
const SEEN_MS = 2_000;
const MAX_OF_FOLLOW = 24;

export async function loader(args: Route.LoaderArgs) {
  const { _id } = requireUser(args);
  const { services } = args.context.get(pageContext);
  const { groups, to, since } = await services.newFor(_id);
  const shown = groups.map(({ follow, events }) => ({
    follow,
    kept: events.slice(0, MAX_OF_FOLLOW),
    more: Math.max(0, events.length - MAX_OF_FOLLOW),
    added: events.filter(({ news }) => news === "new").length,
    total: events.length,
  }));
  const ids = shown.flatMap(({ kept }) => kept.map(({ id }) => id));
  const found = listFavorites(await services.favoriteEvents(ids), services.now());
  const byId = new Map(found.map((event) => [event.id, event]));
  return {
    to,
    since: since === undefined ? undefined : new Date(since).toISOString().slice(0, 10),
    groups: shown.map(({ kept, ...group }) => ({
      ...group,
      events: kept.flatMap(({ id, ...told }) => {
        const event = byId.get(id);
        return event ? { event, ...told } : [];
      }),
    })),
  };
}

export default function NewPage({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useMessages();
  const { groups, since, to } = loaderData;
  const [isCleared, setIsCleared] = useState(false);
  const day = since && dayText(since, false, locale);
  const isEmpty = groups.length === 0;
  const counted = ({ added, total }: { added: number; total: number }) =>
    [
      ...(added > 0 ? [t("news.added", { count: added })] : []),
      ...(total > added ? [t("news.changed", { count: total - added })] : []),
    ].join(", ");
  const sum = {
    added: groups.reduce((all, { added }) => all + added, 0),
    total: groups.reduce((all, { total }) => all + total, 0),
  };
  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => void markNewsSeen(to).catch(() => undefined), SEEN_MS);
    return () => clearTimeout(timer);
  }, [to, isEmpty]);

  if (isEmpty || isCleared)
    return (
      <div className={empty.page}>
        <PageTitle text={t("news.title")} />
        <Illustration src={mapRoute} width={300} height={200} />
        <h1 className={empty.title}>{day && !isCleared ? t("news.none-since", { day }) : t("news.none")}</h1>
        <p className={empty.text}>{t("follow.none-hint")}</p>
        <Button component={Link} to={urls.cityList}>
          {t("follow.something")}
        </Button>
      </div>
    );
  return (
    <>
      <PageTitle text={t("news.title")} />
      <header className={headClasses.head}>
        <div>
          <h1>{t("news.title")}</h1>
          <p>
            {counted(sum)} {day && t("news.since", { day })}
          </p>
        </div>
        <Button
          variant="default"
          leftSection={<IconCheck size={18} stroke={1.8} aria-hidden />}
          onClick={() => {
            setIsCleared(true);
            void markNewsSeen(to).catch(() => setIsCleared(false));
          }}
        >
          {t("news.see-all")}
        </Button>
      </header>
      {groups.map(({ follow, events, more, ...counts }) => {
        const id = `new-${follow?.id ?? "favorites"}`;
        const { name, url } = follow
          ? followWords(follow, t, locale)
          : { name: t("profile.favorites"), url: urls.myFavorites };
        return (
          <section key={id} className={classes.group} aria-labelledby={id}>
            <div className={classes.what}>
              <FollowSign kind={follow?.kind ?? "favorites"} />
              <div className={classes.words}>
                <h2 id={id} {...textProps(name, locale)}>
                  <Link to={url}>{name}</Link>
                </h2>
                <p>
                  {follow && `${t(`follow.kind.${follow.kind}`)} · `}
                  {counted(counts)}
                </p>
              </div>
              {follow && <FollowButton target={followTarget(follow)} />}
            </div>
            <ul className={classes.events}>
              {events.map((each) => (
                <li key={each.event.id}>
                  <NewsRow {...each} />
                </li>
              ))}
            </ul>
            {more > 0 && (
              <Link to={url} className="inline-row touch accent strong">
                {t("news.more", { count: more })}
              </Link>
            )}
          </section>
        );
      })}
      <p className={classes.note}>{t("news.seen-leave")}</p>
    </>
  );
}
