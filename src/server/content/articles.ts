import type { Article, ArticleCard } from "#contract/content.ts";

/** Where the blog's articles come from: files of the content folder, or a content service elsewhere. */
export interface Articles {
  /** The newest first. */
  list(): Promise<ArticleCard[]>;
  find(slug: string): Promise<Article | undefined>;
}
