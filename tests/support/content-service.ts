import { buildSchema, graphql } from "graphql";
import type { StoredArticle } from "#server/content/article-file.ts";
import { readArticles } from "#server/content/file-articles.ts";

const SCHEMA = buildSchema(/* GraphQL */ `
  type Query {
    Articles(limit: Int = 100, skip: Int = 0): Articles!
    Article(slug: String!): Article
  }
  type Articles {
    items: [Article!]!
    total: Int!
  }
  type Article {
    _id: ID!
    _slug: String!
    _publish_on: String!
    _read_time: Int!
    title: String!
    text: String!
    media: [Asset!]!
    content: [Block!]!
  }
  type Asset {
    _id: ID!
    url: String!
  }
  union Block = Text | Quote
  type Text {
    _id: ID!
    _type: String!
    body: String!
    format: String!
  }
  type Quote {
    _id: ID!
    _type: String!
    author: String!
    body: String!
  }
`);

/** Our own articles as a content service elsewhere has them, for questions that GraphQL's reference program understands. */
export function contentService(now: () => number) {
  const published = async () => {
    const articles = (await readArticles()).filter(({ publishedAt }) => Date.parse(publishedAt) <= now());
    return articles.map(asServed);
  };
  const questions = {
    Articles: async ({ limit, skip }: { limit: number; skip: number }) => {
      const articles = await published();
      return { items: articles.slice(skip, skip + limit), total: articles.length };
    },
    Article: async ({ slug }: { slug: string }) => (await published()).find(({ _slug }) => _slug === slug),
  };
  return (query: string, variables: Record<string, unknown>) =>
    graphql({
      schema: SCHEMA,
      source: query,
      variableValues: variables,
      rootValue: questions,
      typeResolver: ({ _type }: { _type: string }) => _type,
    });
}

function asServed({ slug, publishedAt, readMinutes, title, excerpt, image, blocks }: StoredArticle) {
  return {
    _id: slug,
    _slug: slug,
    _publish_on: publishedAt,
    _read_time: readMinutes,
    title,
    text: excerpt,
    media: image === null ? [] : [{ _id: image, url: image }],
    content: blocks.map((block, index) => ({
      _id: `${slug}-${index + 1}`,
      ...(block.kind === "quote"
        ? { _type: "Quote", body: block.body, author: block.author }
        : { _type: "Text", body: block.body, format: "markdown" }),
    })),
  };
}
