import { createSchema, createYoga } from "graphql-yoga";
import type { StoredArticle, StoredBlock } from "./article-file.ts";

const typeDefs = /* GraphQL */ `
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
`;

/** A small headless content service over the articles of the content folder, with the fields of the big ones. */
export function embeddedService(readArticles: () => Promise<StoredArticle[]>, now: () => number) {
  const published = async () => {
    const nowMs = now();
    return (await readArticles()).filter(({ _publish_on }) => Date.parse(_publish_on) <= nowMs);
  };
  return createYoga({
    schema: createSchema({
      typeDefs,
      resolvers: {
        Query: {
          Articles: async (_root, { limit, skip }: { limit: number; skip: number }) => {
            const articles = await published();
            return { items: articles.slice(skip, skip + limit), total: articles.length };
          },
          Article: async (_root, { slug }: { slug: string }) =>
            (await published()).find(({ _slug }) => _slug === slug),
        },
        Block: { __resolveType: ({ _type }: StoredBlock) => _type },
      },
    }),
    graphiql: false,
    landingPage: false,
    logging: false,
  });
}
