import { ExploreMap } from "#web/explore/explore-map.tsx";
import { redirectToCountryName } from "#web/explore/redirect-to-country-name.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/page-context.ts";
import { PageTitle } from "#web/shell/page-title.tsx";
import { Mantine } from "#web/ui/mantine.tsx";
import type { Route } from "./+types/embed-page.ts";
import { EmbedLayout } from "./embed-layout.tsx";
import classes from "./embed-page.module.css";

const PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

export function loader({ url, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  redirectToCountryName(url, services.countryName);
  return { basemap: services.basemap };
}

export const shouldRevalidate = () => false;

/** The map for pages of others: the same address as the map's, and next to nothing around it. */
export default function EmbedPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  return (
    <Mantine>
      <PageTitle text={t("embed.title")} />
      <meta name="robots" content="noindex" />
      <div className={classes.frame}>
        <ExploreMap basemap={loaderData.basemap} padding={() => PADDING}>
          <EmbedLayout />
        </ExploreMap>
      </div>
    </Mantine>
  );
}
