import type { z } from "zod";
import { AppError } from "#contract/app-error.ts";
import { tracedFetch } from "#server/platform/http-client/traced-fetch.ts";
import type { Articles } from "./articles.ts";
import type { LastGood } from "./last-good.ts";
import { presentBlock, presentCard } from "./present.ts";
import { ARTICLE_QUERY, ArticleAnswer, LIST_QUERY, ListAnswer } from "./queries.ts";

const TIMEOUT_MS = 4_000;
/** Far more than a list of articles or a long one needs; a service that sends without end must not fill the memory. */
const MAX_ANSWER_BYTES = 2 * 2 ** 20;

/** Sends one GraphQL query; throws on any invalid answer. */
type AskContent = (query: string, variables: Record<string, unknown>) => Promise<unknown>;

/** As GraphQL has it: what was asked for, or what is wrong. */
interface GraphqlAnswer {
  data?: unknown;
  errors?: readonly { message: string }[];
}

export interface ContentService {
  url: string;
  token: string | undefined;
}

/** The articles of a content service elsewhere, such as Prepr, which is asked over GraphQL. */
export function serviceArticles({ url, token }: ContentService, copy: LastGood): Articles {
  const ask = graphqlClient(url, token);
  return {
    async list() {
      const answer = await copy.get("list", async () => checked(ListAnswer, await ask(LIST_QUERY, {})));
      return ListAnswer.parse(answer).Articles.items.map(presentCard);
    },

    async find(slug) {
      const answer = await copy.get(`article ${slug}`, async () =>
        checked(ArticleAnswer, await ask(ARTICLE_QUERY, { slug })),
      );
      const { Article: found } = ArticleAnswer.parse(answer);
      return found ? { ...presentCard(found), blocks: found.content.flatMap(presentBlock) } : undefined;
    },
  };
}

/** An answer that no page could show must not replace one that it can. */
function checked(shape: z.ZodType, answer: unknown): unknown {
  shape.parse(answer);
  return answer;
}

function dataOf({ data, errors }: GraphqlAnswer): unknown {
  if (errors?.length)
    throw new AppError("unavailable", {
      code: "contentError",
      params: { reason: String(errors[0]?.message) },
    });
  return data;
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop cancels the rest.
    if (bytes > MAX_ANSWER_BYTES) throw new AppError("unavailable", { code: "contentTooLarge" });
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

const JSON_HEADERS = { "content-type": "application/json", accept: "application/json" };

function graphqlClient(url: string, token: string | undefined): AskContent {
  const headers = token ? { ...JSON_HEADERS, authorization: `Bearer ${token}` } : JSON_HEADERS;
  return async (query, variables) => {
    const response = await tracedFetch("content service", url, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new AppError("unavailable", { code: "contentDown" }, { cause });
    });
    if (!response.ok)
      throw new AppError("unavailable", { code: "contentStatus", params: { status: response.status } });
    return dataOf(JSON.parse(await readText(response)) as GraphqlAnswer);
  };
}
