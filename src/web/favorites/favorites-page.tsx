import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import mapRoute from "#web/assets/illustrations/map-route.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { requireUser } from "#web/session/require-user.ts";
import empty from "#web/ui/empty-page.module.css";
import { Illustration } from "#web/ui/illustration.tsx";
import { MapButton } from "#web/ui/map-button.tsx";
import type { Route } from "./+types/favorites-page.ts";
import { FavoriteItem } from "./favorite-item.tsx";
import { listFavorites } from "./favorite-list.ts";
import { useFavorites } from "./favorites.ts";
import classes from "./favorites-page.module.css";
import { OwnCalendarSection } from "./own-calendar.tsx";
import { useServerNow } from "./use-server-now.ts";

export async function loader(args: Route.LoaderArgs) {
  const { favorites } = requireUser(args);
  const { services } = args.context.get(pageContext);
  const nowMs = services.now();
  const groups = await services.favoriteEvents(favorites.map(({ event }) => event));
  return { events: listFavorites(groups, nowMs), nowMs };
}

export default function FavoritesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { entries } = useFavorites();
  useLateFavorites(loaderData.events);
  const nowMs = useServerNow(loaderData.nowMs);
  // What was taken off goes at once; it comes back when the server refuses.
  const kept = new Set(entries.map(({ event }) => event));
  const events = loaderData.events.filter(({ id }) => kept.has(id));
  if (events.length === 0) return <NoFavorites />;
  return (
    <>
      <PageTitle text={t("favorites.title")} />
      <header className={classes.head}>
        <h1>{t("favorites.title")}</h1>
        <p>{t("favorites.count", { count: events.length })}</p>
      </header>
      <ul className="column gap-12">
        {events.map((event) => (
          <li key={event.id}>
            <FavoriteItem event={event} nowMs={nowMs} />
          </li>
        ))}
      </ul>
      <OwnCalendarSection />
    </>
  );
}

/** A change may be saved only after the page was loaded: then it is loaded once more. */
function useLateFavorites(events: readonly { id: string }[]): void {
  const { entries, changes } = useFavorites();
  const { revalidate } = useRevalidator();
  const isSaving = changes.length > 0;
  const wasSaving = useRef(false);
  useEffect(() => {
    const isSaved = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    const isMissing = entries.some(({ event }) => events.every(({ id }) => id !== event));
    if (isSaved && isMissing) void revalidate();
  }, [isSaving, entries, events, revalidate]);
}

function NoFavorites() {
  const { t } = useMessages();
  return (
    <div className={empty.page}>
      <PageTitle text={t("favorites.title")} />
      <Illustration src={mapRoute} width={300} height={200} />
      <h1 className={empty.title}>{t("favorites.none")}</h1>
      <p className={empty.text}>{t("favorites.none-hint")}</p>
      <MapButton className={classes.map}>{t("favorites.map")}</MapButton>
    </div>
  );
}
