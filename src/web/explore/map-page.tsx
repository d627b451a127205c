import { routes, urls } from "#contract/urls.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { MapScreen } from "#web/map-view/map-screen.tsx";
import { redirectToCountryName } from "#web/map-view/redirect-to-country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { SkipLink } from "#web/ui/skip-link.tsx";
import type { Route } from "./+types/map-page.ts";
import { closedBanners } from "./banners/banner-cookies.ts";
import { MapFeeds } from "./map-feeds.tsx";
import { MapLayout } from "./map-layout.tsx";
import { useMapPadding } from "./use-map-padding.ts";
import { focusPlaces } from "./venue-list/focus-places.ts";
import { LIST_HEADING_ID } from "./venue-list/venue-list.tsx";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  redirectToCountryName(url, services.countryName);
  return {
    basemap: services.basemap,
    closedBanners: closedBanners(request.headers.get("cookie")),
  };
}

/** The address changes with every move of the map; what the loader gave does not. */
export const shouldRevalidate = () => false;

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const padding = useMapPadding();
  return (
    <>
      <PageHead
        title={t("map.title")}
        description={t("map.description")}
        path={urls.map}
        image={routes.siteShareImage}
      />
      <MapFeeds />
      <SkipLink to={LIST_HEADING_ID} onFollow={focusPlaces}>
        {t("map.skip")}
      </SkipLink>
      <MapScreen basemap={loaderData.basemap} padding={padding}>
        <MapLayout closedBanners={loaderData.closedBanners} />
      </MapScreen>
    </>
  );
}
