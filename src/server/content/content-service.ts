import { AppError } from "#contract/app-error.ts";
import { tracedFetch } from "#server/platform/http-client/traced-fetch.ts";
import { readArticles } from "./content-folder.ts";
import type { ContentAnswer } from "./embedded-service.ts";

const TIMEOUT_MS = 4_000;
/** Far more than a list of articles or a long one needs; a service that sends without end must not fill the memory. */
const MAX_ANSWER_BYTES = 2 * 2 ** 20;

/** Sends one GraphQL query to a content service; throws on any invalid answer. */
export type AskContent = (query: string, variables: Record<string, unknown>) => Promise<unknown>;

function dataOf({ data, errors }: ContentAnswer): unknown {
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

/** A service elsewhere, such as Prepr. */
export function outsideService(url: string, token: string | undefined): AskContent {
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
    return dataOf(JSON.parse(await readText(response)) as ContentAnswer);
  };
}

/** Our own, in this process. GraphQL is loaded lazily with the first query. */
export function ownService(now: () => number): AskContent {
  return async (query, variables) => {
    const { embeddedService } = await import("./embedded-service.ts");
    return dataOf(await embeddedService(readArticles, now)(query, variables));
  };
}
