import { useSearchParams } from "react-router";
import { urls } from "#contract/urls.ts";
import { FeedHead } from "#web/head/feed-head.tsx";
import { parseAddress } from "#web/map-view/map-address.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";

/** The feeds of the categories that the map is narrowed to. */
export function MapFeeds() {
  const { t } = useMessages();
  const [params] = useSearchParams();
  const { categories = [] } = parseAddress(params).filter;
  return categories.map((category) => (
    <FeedHead
      key={category}
      of={t(`category.${category}`)}
      url={(format) => urls.categoryFeed(category, format)}
    />
  ));
}
