import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { PageHead } from "#web/head/page-head.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { Button } from "#web/ui/button.tsx";
import wide from "#web/ui/wide-page.module.css";
import type { Route } from "./+types/blog-page.ts";
import { ArticleCard } from "./article-card.tsx";
import classes from "./blog-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { articles: await context.get(pageContext).services.content.articles() };
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const { articles } = loaderData;
  return (
    <div className={wide.page}>
      <PageHead title={t("blog.title")} description={t("blog.description")} path={urls.blog} />
      <h1 className={wide.title}>{t("blog.title")}</h1>
      <p className={wide.lead}>{t("blog.description")}</p>
      {articles.length === 0 && (
        <div className="column top gap-20 above-32">
          <p>{t("blog.none")}</p>
          <Button component={Link} to={urls.map}>
            {t("blog.none-map")}
          </Button>
        </div>
      )}
      <ul className={classes.list}>
        {articles.map((article, index) => (
          <li key={article.slug} className={index === 0 ? classes.first : undefined}>
            <ArticleCard article={article} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
