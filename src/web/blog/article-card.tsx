import { Link } from "react-router";
import type { ArticleCardData as Card } from "#contract/content.ts";
import { pictureUrl } from "#contract/pictures.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconArrowRight } from "#web/ui/icons.ts";
import classes from "./article-card.module.css";

/** The newest article lies across the page and is seen at once; the others stand in columns below it. */
export function ArticleCard({ article, isFirst }: { article: Card; isFirst: boolean }) {
  const { t } = useMessages();
  const minutes = t("blog.minutes", { count: article.readMinutes });
  return (
    <article className={classes.card} data-first={isFirst || undefined} lang="en">
      <span className={classes.picture}>
        {article.image && (
          <img
            src={pictureUrl({ owner: { article: article.slug }, image: article.image }, 1200, "webp")}
            alt=""
            width={1200}
            height={630}
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "auto"}
          />
        )}
      </span>
      <div className={classes.words}>
        <p className={classes.facts}>
          {isFirst && article.publishedOn ? t("blog.facts", { date: article.publishedOn, minutes }) : minutes}
        </p>
        <h2 className={classes.title}>
          {/* The title's link covers the whole card, and is read out once. */}
          <Link to={urls.article(article.slug)} prefetch="intent">
            {article.title}
          </Link>
        </h2>
        <p className={classes.excerpt}>{article.excerpt}</p>
        <span className={classes.more} aria-hidden>
          {t("blog.read-more")}
          <IconArrowRight size={18} stroke={1.8} />
        </span>
      </div>
    </article>
  );
}
