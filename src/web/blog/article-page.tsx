import { data, Link } from "react-router";
import { pictureUrl } from "#contract/pictures.ts";
import { urls } from "#contract/urls.ts";
import { JsonLd } from "#web/head/json-ld.tsx";
import { PageHead } from "#web/head/page-head.tsx";
import { useShare } from "#web/listing/use-share.ts";
import { EnglishOnly } from "#web/messages/english-only.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { IconChevronLeft, IconShare2 } from "#web/ui/icons.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/article-page.ts";
import { articleFacts, articlePreview } from "./article-facts.ts";
import classes from "./article-page.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await context.get(pageContext).services.content.article(params.slug);
  if (!article) throw data(null, { status: 404 });
  return { article };
}

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { t } = useMessages();
  const site = useSite();
  const share = useShare();
  const path = urls.article(article.slug);
  return (
    <article className={classes.page}>
      <PageHead
        isEnglishOnly
        title={article.title}
        description={article.excerpt}
        path={path}
        image={articlePreview(article)}
        type="article"
      />
      <JsonLd facts={articleFacts(article, site)} />
      <header className={classes.head}>
        <Link to={urls.blog} className={classes.back}>
          <IconChevronLeft size={16} stroke={1.8} aria-hidden />
          {t("blog.back")}
        </Link>
        <h1 className={classes.title} lang="en">
          {article.title}
        </h1>
        <p className="flex gap-12 faint strong">
          {article.publishedOn && (
            <>
              <time dateTime={article.publishedOn}>{article.publishedOn}</time>
              <span aria-hidden>·</span>
            </>
          )}
          <span>{t("blog.minutes", { count: article.readMinutes })}</span>
        </p>
        <EnglishOnly />
      </header>
      {article.image && (
        <img
          src={pictureUrl({ owner: { article: article.slug }, image: article.image }, 1200, "webp")}
          alt=""
          width={1040}
          height={440}
          fetchPriority="high"
          className={classes.picture}
        />
      )}
      <div className={classes.body} lang="en">
        <RichText blocks={article.blocks} />
      </div>
      <footer className={classes.foot}>
        <Button
          component={Link}
          to={urls.blog}
          variant="default"
          leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden />}
        >
          {t("blog.back")}
        </Button>
        <Button
          className={classes.share}
          leftSection={<IconShare2 size={18} stroke={1.8} aria-hidden />}
          onClick={() => share(article.title, site.publicUrl + path)}
        >
          {t("blog.share")}
        </Button>
      </footer>
    </article>
  );
}
