import { buildSchema, graphql } from "graphql";
import type { StoredArticle, StoredBlock } from "./article-file.ts";

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

/** As GraphQL has it: what was asked for, or what is wrong. */
export interface ContentAnswer {
  data?: unknown;
  errors?: readonly { message: string }[];
}

/** A small headless content service over the articles of the content folder, with the fields of the big ones. */
export function embeddedService(readArticles: () => Promise<StoredArticle[]>, now: () => number) {
  const published = async () => {
    const nowMs = now();
    return (await readArticles()).filter(({ _publish_on }) => Date.parse(_publish_on) <= nowMs);
  };
  const questions = {
    Articles: async ({ limit, skip }: { limit: number; skip: number }) => {
      const articles = await published();
      return { items: articles.slice(skip, skip + limit), total: articles.length };
    },
    Article: async ({ slug }: { slug: string }) => (await published()).find(({ _slug }) => _slug === slug),
  };
  return (query: string, variables: Record<string, unknown>): Promise<ContentAnswer> =>
    graphql({
      schema: SCHEMA,
      source: query,
      variableValues: variables,
      rootValue: questions,
      typeResolver: ({ _type }: StoredBlock) => _type,
    });
}
