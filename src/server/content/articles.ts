import type { Article, ArticleCardData } from "#contract/content.ts";

/** Where the blog's articles come from: files of the content folder, or a content service elsewhere. */
export interface Articles {
  /** The newest first. */
  list(): Promise<ArticleCardData[]>;
  find(slug: string): Promise<Article | undefined>;
}
