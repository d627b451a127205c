import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/page-context.ts";
import { PageTitle } from "#web/shell/page-title.tsx";
import { Mantine } from "#web/ui/mantine.tsx";
import type { Route } from "./+types/map-page.ts";
import { closedBanners } from "./banners/banner-cookies.ts";
import { ExploreMap } from "./explore-map.tsx";
import { MapFeeds } from "./map-feeds.tsx";
import { MapLayout } from "./map-layout.tsx";
import { useMapPadding } from "./use-map-padding.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    basemap: context.get(pageContext).services.basemap,
    closedBanners: closedBanners(request.headers.get("cookie")),
  };
}

/** The address changes with every move of the map; what the loader gave does not. */
export const shouldRevalidate = () => false;

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const padding = useMapPadding();
  return (
    <Mantine>
      <PageTitle text={t("map.title")} />
      <MapFeeds />
      <ExploreMap basemap={loaderData.basemap} padding={padding}>
        <MapLayout closedBanners={loaderData.closedBanners} />
      </ExploreMap>
    </Mantine>
  );
}
