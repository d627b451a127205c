import type { ImportLine, ImportPreview } from "#contract/admin-import.ts";
import { routes } from "#contract/urls.ts";
import { CallFailed } from "#web/api.ts";
import { withQuery } from "../queries.ts";

/** What goes beside the file: where it comes from, and what its rows leave out. */
export interface ImportSettings {
  source: string;
  country: string;
  city: string;
  category: string;
  venue: string;
  createVenues: boolean;
}

export type ImportStep = Extract<ImportLine, { step: string }>;
export type ImportResult = Extract<ImportLine, { message: string }>;

export async function previewImport(file: Blob, settings: ImportSettings): Promise<ImportPreview> {
  const response = await send(routes.importPreview, file, settings, false);
  return response.json();
}

/** Writes it all, telling how far it is. An answer that breaks off has no result. */
export async function applyImport(
  file: Blob,
  settings: ImportSettings,
  skipWrong: boolean,
  onStep: (step: ImportStep) => void,
): Promise<ImportResult | undefined> {
  const response = await send(routes.importApply, file, settings, skipWrong);
  let result: ImportResult | undefined;
  for await (const line of linesOf(response)) {
    const said: ImportLine = JSON.parse(line);
    if ("error" in said) throw new CallFailed(response.status, said.error);
    if ("step" in said) onStep(said);
    else result = said;
  }
  return result;
}

async function send(url: string, file: Blob, settings: ImportSettings, skipWrong: boolean) {
  const { createVenues, category, ...given } = settings;
  const query = {
    ...given,
    category: category === "all" ? "" : category,
    createVenues: String(createVenues),
    skipWrong: String(skipWrong),
  };
  // Its bytes as they are: the server knows better how they are written.
  const headers = { "content-type": "application/octet-stream" };
  const response = await fetch(withQuery(url, query), { method: "POST", headers, body: file });
  if (response.ok) return response;
  const answer = await response.json().catch(() => undefined);
  throw new CallFailed(response.status, answer?.error ?? "", answer?.fields);
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = "";
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines.filter((line) => line.trim() !== "");
    if (done) return;
  }
}
