import { urls } from "#contract/urls.ts";
import { isolated, translatorFor } from "#messages/server.ts";
import { whenText } from "#server/catalog/formats/mail-card.ts";
import { EVENT_NEWS, type NewsFacts } from "#server/catalog/news.ts";
import type { PushComposers } from "#server/platform/push/push-note.ts";
import { isWorthTelling } from "./mails.ts";
import type { NewsStore } from "./store.ts";

/** Push messages about favourites that were cancelled, postponed or moved: at once, at night too. */
export function newsPushes(store: NewsStore, now: () => number): PushComposers {
  return {
    async [EVENT_NEWS](given, language) {
      const facts = given as unknown as NewsFacts;
      const found = await store.find(facts.user, facts.event);
      if (!found || !isWorthTelling(facts, found, now())) return undefined;
      const { event, venue } = found;
      const t = translatorFor(language);
      const page = { location: venue.slug, category: venue.category, name: event.slug, date: event.date };
      return {
        title: t("news.subject", { news: t(`news.${facts.news}`), event: isolated(event.name, language) }),
        body: [
          `${whenText({ ...event, ...event.details }, language)} · ${venue.name}`,
          ...(facts.message ? [t("mail.organizer-writes", { text: facts.message })] : []),
        ].join("\n"),
        url: urls.eventPage(page),
        isUrgent: true,
      };
    },
  };
}
