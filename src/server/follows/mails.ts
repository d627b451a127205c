import { urls } from "#contract/urls.ts";
import type { VenueCategory } from "#domain/category.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/locale.ts";
import { isolated, translatorFor } from "#messages/server.ts";
import { whenText } from "#server/catalog/formats/mail-card.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { MailComposers, MailTemplate } from "#server/platform/mail/mail-template.ts";
import { digestHeading } from "./digest-heading.ts";
import { type DigestFacts, FOLLOW_DIGEST } from "./digests/store.ts";
import { type FoundNews, newsFinder, newsPageUrl } from "./find-news.ts";
import { labelOf } from "./label.ts";
import { followStore } from "./store.ts";

/** A mail lists no more than this; the map has the rest. */
const MAX_LISTED = 30;

interface FollowMailDeps {
  db: Database["db"];
  site: { publicUrl: string };
  now: () => number;
  categoryLabel?: ((category: VenueCategory, locale: Locale) => string | undefined) | undefined;
}

/** Digests of what is new in what a user follows. */
export function followMails({ db, site: { publicUrl }, now, categoryLabel }: FollowMailDeps): MailComposers {
  const store = followStore(db);
  const finder = newsFinder(db, now);

  return {
    async [FOLLOW_DIGEST](given, mailId) {
      const facts = given as unknown as DigestFacts;
      const reader = await store.reader(facts.user);
      const found = reader ? await finder.forDigest(facts, "mail") : [];
      const labelled = found.map((each) => ({
        ...each,
        label: each.follow
          ? labelOf(each.follow.followed, (category) =>
              categoryLabel?.(category, reader?.language ?? DEFAULT_LOCALE),
            )
          : "",
      }));
      return reader && found.length > 0 ? writeDigest(reader, labelled, { publicUrl, mailId }) : undefined;
    },
  };
}

export function writeDigest(
  reader: { to: string; forename: string; language: Locale | null },
  found: readonly (Pick<FoundNews, "event" | "news" | "message"> & { label: string })[],
  { publicUrl, mailId }: { publicUrl: string; mailId: string },
): MailTemplate {
  const language = reader.language ?? DEFAULT_LOCALE;
  const t = translatorFor(language);
  const stop = publicUrl + urls.stopDigests(mailId);
  const added = found.filter(({ news }) => news === "new");
  const changed = found.filter(({ news }) => news !== "new");
  const all = [...changed, ...added];
  const first = t("news.subject", {
    news: t(`digest.${all[0]!.news}`),
    event: isolated(all[0]!.event.event.name, language),
  });
  const hidden = all.length - MAX_LISTED;
  return {
    to: reader.to,
    language,
    subject: all.length === 1 ? first : t("digest.subject-more", { first, count: all.length - 1 }),
    heading: digestHeading(added.length, changed.length, t),
    paragraphs: [
      t("digest.greeting", { forename: reader.forename }),
      ...(hidden > 0 ? [t("digest.more", { count: hidden })] : []),
    ],
    items: all.slice(0, MAX_LISTED).map(({ event: { event, venue }, news, message, label }) => ({
      title:
        news === "new" ? event.name : t("news.subject", { news: t(`digest.${news}`), event: event.name }),
      url: publicUrl + newsPageUrl({ event, venue }),
      line: [whenText({ ...event, ...event.details }, language), venue.name, venue.city].join(" · "),
      ...(message && { quote: t("mail.organizer-writes", { text: message }) }),
      remark: label,
    })),
    button: { label: t("digest.see-all"), url: publicUrl + urls.newForMe },
    footnote: t("digest.why"),
    footlink: { label: t("digest.stop"), url: stop },
    headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
