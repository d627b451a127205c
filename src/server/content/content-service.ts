import { AppError } from "#domain/errors.ts";
import { readArticles } from "./content-folder.ts";

const TIMEOUT_MS = 4_000;

/** Asks a content service one GraphQL question; whatever is wrong with the answer is thrown. */
export type AskContent = (query: string, variables: Record<string, unknown>) => Promise<unknown>;

type Post = (body: string) => Promise<Response>;

function asking(post: Post): AskContent {
  return async (query, variables) => {
    const response = await post(JSON.stringify({ query, variables })).catch((cause) => {
      throw new AppError("unavailable", "The content service does not answer.", { cause });
    });
    if (!response.ok)
      throw new AppError("unavailable", `The content service answered with status ${response.status}.`);
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    if (errors?.length) throw new AppError("unavailable", `The content service says: ${errors[0]?.message}`);
    return data;
  };
}

const JSON_HEADERS = { "content-type": "application/json", accept: "application/json" };

/** A service elsewhere, such as Prepr. */
export function outsideService(url: string, token: string | undefined): AskContent {
  const headers = token ? { ...JSON_HEADERS, authorization: `Bearer ${token}` } : JSON_HEADERS;
  return asking((body) =>
    fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );
}

/** Our own, in this process. GraphQL is loaded with the first question, so a server nobody asks never carries it. */
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
