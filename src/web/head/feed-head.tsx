import type { FeedFormat } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";

interface FeedHeadProps {
  /** Whose events they are: a place, a category, the words of a search. */
  of: string;
  url(format: FeedFormat): string;
}

/** Events as a calendar and as news, for the programs that look for them in a page's head. */
export function FeedHead({ of, url }: FeedHeadProps) {
  const { t } = useMessages();
  const title = t("place.feed-title", { place: of });
  return (
    <>
      <link rel="alternate" type="text/calendar" href={url("ics")} title={title} />
      <link rel="alternate" type="application/atom+xml" href={url("atom")} title={title} />
      <link rel="alternate" type="application/rss+xml" href={url("rss")} title={title} />
    </>
  );
}
