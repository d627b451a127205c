import { readdir, readFile } from "node:fs/promises";
import type { Article, ArticleBlock, ArticleCardData } from "#contract/content.ts";
import { urls } from "#contract/urls.ts";
import { readArticle, type StoredArticle } from "./article-file.ts";
import type { Articles } from "./articles.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import type { LastGood } from "./last-good.ts";
import { parseMarkdown } from "./markdown.ts";

/** The articles of the content folder, each from the day of its publication on. */
export function fileArticles(copy: LastGood, now: () => number): Articles {
  const published = async () => {
    const articles = (await copy.get("files", readArticles)) as StoredArticle[];
    return articles.filter(({ publishedAt }) => Date.parse(publishedAt) <= now());
  };
  return {
    list: async () => (await published()).map(cardOf),

    async find(slug): Promise<Article | undefined> {
      const found = (await published()).find((article) => article.slug === slug);
      return (
        found && {
          ...cardOf(found),
          blocks: found.blocks.flatMap((block): ArticleBlock[] =>
            block.kind === "text" ? parseMarkdown(block.body) : [block],
          ),
        }
      );
    },
  };
}

/** The newest first, those to come included. */
export async function readArticles(folder = CONTENT_FOLDER): Promise<StoredArticle[]> {
  const files = (await readdir(`${folder}articles`)).filter((file) => file.endsWith(".md"));
  const articles = await Promise.all(
    files.map(async (file) =>
      readArticle(file, await readFile(`${folder}articles/${file}`, "utf8"), urls.picture),
    ),
  );
  return articles.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function cardOf({ slug, title, excerpt, image, publishedAt, readMinutes }: StoredArticle): ArticleCardData {
  return { slug, title, excerpt, image, publishedOn: publishedAt.slice(0, 10), readMinutes };
}
