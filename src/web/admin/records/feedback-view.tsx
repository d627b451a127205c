import { useInfiniteQuery } from "@tanstack/react-query";
import type { FeedbackPage } from "#contract/admin.ts";
import { FAVORITE_FEATURES } from "#domain/feedback.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { Page, Section, sectionClass } from "#web/ui/page.tsx";
import { Stats } from "#web/ui/stats.tsx";
import { PagedList } from "../lists.tsx";
import { feedbackQuery } from "../queries.ts";

/** Feedback with ratings over time. */
export function FeedbackView() {
  const { t } = useMessages();
  const query = useInfiniteQuery(feedbackQuery);
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];
  const [figures] = query.data?.pages ?? [];
  return (
    <Page title={t("admin.feedback-title")}>
      <PagedList
        query={query}
        isEmpty={messages.length === 0}
        none={t("admin.feedback-none")}
        more={t("admin.older")}
      >
        {figures && <Figures figures={figures} />}
        {messages.map((message) => (
          <Message key={message._id} message={message} />
        ))}
      </PagedList>
    </Page>
  );
}

function Figures({ figures }: { figures: FeedbackPage }) {
  const { t, locale } = useMessages();
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const told = (average: number | null) =>
    average === null
      ? t("admin.feedback-no-average")
      : t("admin.feedback-average", { average: numbers.format(average) });
  const stat = (span: "all" | "last30Days") => ({
    name: t(span === "all" ? "admin.feedback-all" : "admin.feedback-30"),
    value: told(figures[span].average),
    note: t("admin.feedback-count", { count: figures[span].count }),
  });
  const features = FAVORITE_FEATURES.map((feature) => ({
    name: t(`admin.feature.${feature}`),
    value: figures.features[feature] ?? 0,
  }));
  return (
    <>
      <Stats stats={[stat("all"), stat("last30Days")]} />
      <Section title={t("admin.feedback-months")}>
        <Facts
          look="apart"
          facts={figures.months.map(({ month, average }) => ({ name: month, value: told(average) }))}
        />
      </Section>
      <Section title={t("admin.feedback-features")}>
        <Facts look="apart" facts={features} />
      </Section>
    </>
  );
}

function Message({ message }: { message: FeedbackPage["messages"][number] }) {
  const { t, locale } = useMessages();
  const { at, rating, favoriteFeature, funniestEvent, suggestions, email } = message;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return (
    <article className={`${sectionClass} breakable`}>
      <div className="flex wrap gap-16 muted text-small">
        <b>{t("admin.feedback-rating", { rating })}</b>
        <span>{t(`admin.feature.${favoriteFeature}`)}</span>
        <time dateTime={new Date(at).toISOString()}>{when}</time>
        <a href={`mailto:${email}`} className="accent semibold">
          {email}
        </a>
      </div>
      <p className="as-typed">
        <b>{t("admin.feedback-funniest")}</b> {funniestEvent}
      </p>
      <p className="as-typed">
        <b>{t("admin.feedback-suggestions")}</b> {suggestions}
      </p>
    </article>
  );
}
