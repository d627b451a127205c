import { routes, urls } from "#contract/urls.ts";
import { chooseLocale } from "#domain/locale.ts";
import { cityName } from "#messages/city-name.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { firstViewOf } from "#web/map-view/first-view.ts";
import { parseAddress } from "#web/map-view/map-address.ts";
import { MapPreloads } from "#web/map-view/map-preloads.tsx";
import { MapScreen } from "#web/map-view/map-screen.tsx";
import { messagesFile } from "#web/map-view/messages-file.ts";
import { IN_PAGE, pageVenuesContext } from "#web/map-view/page-venues.ts";
import { redirectToCountryName } from "#web/map-view/redirect-to-country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import type { Route } from "./+types/map-page.ts";
import { Announced } from "./announcement/announcement.tsx";
import { unlessClosed } from "./announcement/announcement-cookie.ts";
import { closedBanners } from "./banners/banner-cookies.ts";
import { MAP_HINT_ID } from "./keys/map-hint.tsx";
import { MapFeeds } from "./map-feeds.tsx";
import { MapLayout } from "./map-layout.tsx";
import { type SharedMap, sharedMapOf } from "./shared-map.ts";
import { FIRST_SKIPS, SkipLinks } from "./skip-links.tsx";
import { ABOVE_SHEET, BESIDE_LIST, useMapPadding } from "./use-map-padding.ts";
import { plainMapContext, plainMapOf } from "./without-script/plain-map.ts";
import { PlainMapPage } from "./without-script/plain-map-page.tsx";
import "#web/map-view/load-messages.ts";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { services, isPhone } = page;
  redirectToCountryName(url, services.countryName);
  const address = parseAddress(url.searchParams);
  const first = firstViewOf(page, address, isPhone ? ABOVE_SHEET : BESIDE_LIST);
  if (first && page.isDocument) context.set(plainMapContext, plainMapOf(page, first, address.filter));
  const inPage = page.isDocument ? first?.venues : undefined;
  if (inPage !== undefined) context.set(pageVenuesContext, inPage);
  const { headers } = request;
  const locale = chooseLocale(headers.get("accept-language"), headers.get("cookie"));
  const announcement = unlessClosed(services.announcement(locale), headers.get("cookie"));
  return {
    first: first && inPage !== undefined ? { ...first, venues: IN_PAGE } : first,
    announced: {
      messagesFile: messagesFile(page, request),
      mapFiles: page.mapFiles,
      isPlaceUnknown: !address.camera,
    },
    shared: page.isDocument ? sharedMapOf(page, address, first) : undefined,
    basemap: services.basemap,
    closedBanners: closedBanners(request.headers.get("cookie")),
    ...(announcement && { announcement }),
  };
}

/** The address changes with every move of the map; what the loader gave does not. */
export const shouldRevalidate = () => false;

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  return (
    <>
      <PageHead
        title={t("map.title")}
        description={t("map.description")}
        path={urls.map}
        image={routes.siteShareImage}
        shared={useSharedPreview(loaderData.shared)}
      />
      <MapPreloads {...loaderData.announced} />
      <MapFeeds />
      <Announced announcement={loaderData.announcement}>
        <PlainMapPage />
        <SkipLinks skips={FIRST_SKIPS} />
        <PaddedMap {...loaderData} />
      </Announced>
    </>
  );
}

function useSharedPreview(shared: SharedMap | undefined) {
  const { t, locale } = useMessages();
  if (!shared) return undefined;
  const { path, venue, city, otherCities, events, next, categories, isTonight } = shared;
  const cityWord = city && cityName(city, locale);
  const place =
    cityWord && otherCities > 0 ? t("map.city-and-places", { city: cityWord, count: otherCities }) : cityWord;
  const filters = [isTonight && t("filters.tonight"), ...categories.map((each) => t(`category.${each}`))];
  const count = venue ? t("list.upcoming", { count: events }) : t("timeline.in-view", { count: events });
  return {
    path,
    title: [venue, ...filters, place, t("map.title")].filter(Boolean).join(" · "),
    description: [count, next?.name].filter(Boolean).join(" · "),
    image: next ? urls.shareImage(next.id) : routes.siteShareImage,
  };
}

/** Apart from the page: the padding is another once the browser knows the layout, and the rest need not be rendered for it. */
function PaddedMap({ basemap, first, closedBanners }: Route.ComponentProps["loaderData"]) {
  return (
    <MapScreen basemap={basemap} first={first} padding={useMapPadding()} descriptionId={MAP_HINT_ID}>
      <MapLayout closedBanners={closedBanners} />
    </MapScreen>
  );
}
