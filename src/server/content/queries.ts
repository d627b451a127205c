import { z } from "zod";

/** The questions we ask a content service, and what its answers must look like. */
const CARD_FIELDS = "_id _slug _publish_on _read_time title text media { _id url }";

export const LIST_QUERY = `query Articles { Articles { items { ${CARD_FIELDS} } } }`;

export const ARTICLE_QUERY = `query Article($slug: String!) {
  Article(slug: $slug) {
    ${CARD_FIELDS}
    content {
      __typename
      ... on Text { _id _type body format }
      ... on Quote { _type author body }
    }
  }
}`;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const Card = z.object({
  _id: z.string(),
  _slug: z.string(),
  _publish_on: text,
  _read_time: z.coerce.number().nullish(),
  title: z.string(),
  text,
  media: z
    .array(z.object({ url: z.string() }))
    .nullish()
    .transform((media) => media ?? []),
});
export type Card = z.infer<typeof Card>;

const Block = z.object({
  _type: text,
  __typename: text,
  body: text,
  format: text,
  author: text,
});
export type Block = z.infer<typeof Block>;

export const ListAnswer = z.object({ Articles: z.object({ items: z.array(Card) }) });
export const ArticleAnswer = z.object({ Article: Card.extend({ content: z.array(Block) }).nullable() });
