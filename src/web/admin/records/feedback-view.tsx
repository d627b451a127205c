import { useInfiniteQuery } from "@tanstack/react-query";
import type { FeedbackPage } from "#contract/admin.ts";
import { FAVORITE_FEATURES } from "#domain/feedback.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { feedback } from "../queries.ts";
import view from "../view.module.css";
import classes from "./records.module.css";
import { WholeList } from "./whole-list.tsx";

/** Feedback with ratings over time. */
export function FeedbackView() {
  const { t } = useMessages();
  const query = useInfiniteQuery(feedback);
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];
  const [figures] = query.data?.pages ?? [];
  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.feedback-title")}</h1>
      <WholeList query={query} isEmpty={messages.length === 0} none={t("admin.feedback-none")}>
        {figures && <Figures figures={figures} />}
        {messages.map((message) => (
          <Message key={message._id} message={message} />
        ))}
      </WholeList>
    </div>
  );
}

function Figures({ figures }: { figures: FeedbackPage }) {
  const { t } = useMessages();
  const average = useAverage();
  return (
    <div className={classes.figures}>
      {(["all", "last30Days"] as const).map((span) => (
        <section key={span} className={view.card}>
          <h2 className={view.section}>{t(span === "all" ? "admin.feedback-all" : "admin.feedback-30")}</h2>
          <p className="text-h3 heavy">{average(figures[span].average)}</p>
          <p className={view.faint}>{t("admin.feedback-count", { count: figures[span].count })}</p>
        </section>
      ))}
      <section className={view.card}>
        <h2 className={view.section}>{t("admin.feedback-months")}</h2>
        <ul className={classes.lines}>
          {figures.months.map((month) => (
            <li key={month.month}>
              <span>{month.month}</span>
              <b>{average(month.average)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section className={view.card}>
        <h2 className={view.section}>{t("admin.feedback-features")}</h2>
        <ul className={classes.lines}>
          {FAVORITE_FEATURES.map((feature) => (
            <li key={feature}>
              <span>{t(`admin.feature.${feature}`)}</span>
              <b>{figures.features[feature] ?? 0}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Message({ message }: { message: FeedbackPage["messages"][number] }) {
  const { t, locale } = useMessages();
  const { at, rating, favoriteFeature, funniestEvent, suggestions, email } = message;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return (
    <article className={`${view.card} ${classes.message}`}>
      <div className={classes.facts}>
        <b>{t("admin.feedback-rating", { rating })}</b>
        <span>{t(`admin.feature.${favoriteFeature}`)}</span>
        <time dateTime={new Date(at).toISOString()}>{when}</time>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      <p>
        <b>{t("admin.feedback-funniest")}</b> {funniestEvent}
      </p>
      <p>
        <b>{t("admin.feedback-suggestions")}</b> {suggestions}
      </p>
    </article>
  );
}

function useAverage() {
  const { t, locale } = useMessages();
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (average: number | null) =>
    average === null
      ? t("admin.feedback-no-average")
      : t("admin.feedback-average", { average: numbers.format(average) });
}
