import type { Article } from "#contract/content.ts";
import type { Site } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";

/** Networks show no SVG in their previews; our own drawings exist as PNG as well. */
export function articlePreview({ image }: Pick<Article, "image">): string | undefined {
  return image?.startsWith("/") ? image.replace(/\.svg$/, ".png") : (image ?? undefined);
}

/** The article as schema.org knows it. */
export function articleFacts(article: Article, { name, publicUrl }: Site): object {
  const url = publicUrl + urls.article(article.slug);
  const preview = articlePreview(article);
  const publisher = { "@type": "Organization", name, url: publicUrl };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BlogPosting",
        headline: article.title.slice(0, 110),
        description: article.excerpt,
        ...(preview && { image: [preview.startsWith("/") ? publicUrl + preview : preview] }),
        ...(article.publishedOn && { datePublished: article.publishedOn }),
        timeRequired: `PT${article.readMinutes}M`,
        inLanguage: "en",
        mainEntityOfPage: url,
        author: publisher,
        publisher,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Blog", item: publicUrl + urls.blog },
          { "@type": "ListItem", position: 2, name: article.title, item: url },
        ],
      },
    ],
  };
}
