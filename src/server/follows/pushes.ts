import { urls } from "#contract/urls.ts";
import { isolated, translatorFor } from "#messages/server.ts";
import { whenText } from "#server/catalog/formats/mail-card.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { PushComposers } from "#server/platform/push/push-note.ts";
import { digestHeading } from "./digest-heading.ts";
import { type DigestFacts, FOLLOW_DIGEST } from "./digests/store.ts";
import { newsFinder, newsPageUrl } from "./find-news.ts";

/** A notification names no more events than this. */
const MAX_NAMED = 3;

/** Push messages with what is new in what a user follows. */
export function followPushes(db: Database["db"], now: () => number): PushComposers {
  const finder = newsFinder(db, now);
  return {
    async [FOLLOW_DIGEST](facts, language) {
      const found = await finder.forDigest(facts as unknown as DigestFacts, "push");
      const [first] = found;
      if (!first) return undefined;
      const t = translatorFor(language);
      const added = found.filter(({ news }) => news === "new").length;
      if (found.length > 1)
        return {
          title: digestHeading(added, found.length - added, t),
          body: found
            .slice(0, MAX_NAMED)
            .map(({ event: { event } }) => event.name)
            .join(" · "),
          url: urls.newForMe,
          isUrgent: false,
        };
      const { event, venue } = first.event;
      return {
        title:
          first.news === "new"
            ? event.name
            : t("news.subject", { news: t(`digest.${first.news}`), event: isolated(event.name, language) }),
        body: [
          [whenText({ ...event, ...event.details }, language), venue.name, venue.city].join(" · "),
          ...(first.message ? [t("mail.organizer-writes", { text: first.message })] : []),
        ].join("\n"),
        url: newsPageUrl(first.event),
        isUrgent: false,
      };
    },
  };
}
