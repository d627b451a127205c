import { AppError } from "#contract/app-error.ts";
import { tracedFetch } from "#server/platform/http-client/traced-fetch.ts";
import { readArticles } from "./content-folder.ts";

const TIMEOUT_MS = 4_000;
/** Far more than a list of articles or a long one needs; a service that sends without end must not fill the memory. */
const MAX_ANSWER_BYTES = 2 * 2 ** 20;

/** Sends one GraphQL query to a content service; throws on any invalid answer. */
export type AskContent = (query: string, variables: Record<string, unknown>) => Promise<unknown>;

type Post = (body: string) => Promise<Response>;

function asking(post: Post): AskContent {
  return async (query, variables) => {
    const response = await post(JSON.stringify({ query, variables })).catch((cause) => {
      throw new AppError("unavailable", { code: "contentDown" }, { cause });
    });
    if (!response.ok)
      throw new AppError("unavailable", { code: "contentStatus", params: { status: response.status } });
    const { data, errors } = JSON.parse(await readText(response)) as {
      data?: unknown;
      errors?: { message: string }[];
    };
    if (errors?.length)
      throw new AppError("unavailable", {
        code: "contentError",
        params: { reason: String(errors[0]?.message) },
      });
    return data;
  };
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

/** A service elsewhere, such as Prepr. */
export function outsideService(url: string, token: string | undefined): AskContent {
  const headers = token ? { ...JSON_HEADERS, authorization: `Bearer ${token}` } : JSON_HEADERS;
  return asking((body) =>
    tracedFetch("content service", url, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
}

/** Our own, in this process. GraphQL is loaded lazily with the first query. */
export function ownService(now: () => number): AskContent {
  let starting: Promise<Post> | undefined;
  async function start(): Promise<Post> {
    const { embeddedService } = await import("./embedded-service.ts");
    const service = embeddedService(readArticles, now);
    return async (body) =>
      service.fetch("http://content/graphql", { method: "POST", headers: JSON_HEADERS, body });
  }
  return asking(async (body) => {
    starting ??= start();
    return (await starting)(body);
  });
}
