import { PageTitle } from "#web/head/page-title.tsx";
import { parseAddress } from "#web/map-view/map-address.ts";
import { MapPreloads } from "#web/map-view/map-preloads.tsx";
import { MapScreen } from "#web/map-view/map-screen.tsx";
import { messagesFile } from "#web/map-view/messages-file.ts";
import { redirectToCountryName } from "#web/map-view/redirect-to-country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import type { Route } from "./+types/embed-page.ts";
import { EmbedLayout } from "./embed-layout.tsx";
import classes from "./embed-page.module.css";
import "#web/map-view/load-messages.ts";

const PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

export function loader({ request, url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { countryName, basemap } = page.services;
  redirectToCountryName(url, countryName);
  const announced = {
    messagesFile: messagesFile(page, request),
    mapFiles: page.mapFiles,
    isPlaceUnknown: !parseAddress(url.searchParams).camera,
  };
  return { basemap, announced };
}

export const shouldRevalidate = () => false;

/** The map for pages of others: the same address as the map's, and next to nothing around it. */
export default function EmbedPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  return (
    <>
      <PageTitle text={t("embed.title")} />
      <MapPreloads {...loaderData.announced} />
      <meta name="robots" content="noindex" />
      <div className={classes.frame}>
        <MapScreen basemap={loaderData.basemap} padding={() => PADDING}>
          <EmbedLayout />
        </MapScreen>
      </div>
    </>
  );
}
