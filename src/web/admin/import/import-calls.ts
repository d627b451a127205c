import type { ImportPreview, ImportResult, ImportStep } from "#contract/admin-import.ts";
import type { Failure } from "#contract/failure.ts";
import { routes } from "#contract/urls.ts";
import { problemTeller } from "#web/messages/error-text.ts";
import { callFailed } from "#web/session/api.ts";
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

/** Compares the file with what is here, telling how far it is. An answer that breaks off has no result. */
export async function previewImport(
  file: Blob,
  settings: ImportSettings,
  onStep: (step: ImportStep) => void,
): Promise<ImportPreview | undefined> {
  const response = await send(routes.importPreview, file, settings, false);
  const preview = await resultOf<ImportPreview>(response, onStep);
  const say = await problemTeller();
  return (
    preview && {
      ...preview,
      warning: preview.warning && {
        ...preview.warning,
        message: say(preview.warning, preview.warning.message),
      },
      rows: preview.rows.map((row) => ({ ...row, reason: say(row.problem, row.reason) })),
    }
  );
}

/** Writes it all, telling how far it is. An answer that breaks off has no result. */
export async function applyImport(
  file: Blob,
  settings: ImportSettings,
  skipWrong: boolean,
  onStep: (step: ImportStep) => void,
): Promise<ImportResult | undefined> {
  const response = await send(routes.importApply, file, settings, skipWrong);
  return resultOf<ImportResult>(response, onStep);
}

async function resultOf<Result extends object>(
  response: Response,
  onStep: (step: ImportStep) => void,
): Promise<Result | undefined> {
  let result: Result | undefined;
  for await (const line of linesOf(response)) {
    const said: ImportStep | Failure | Result = JSON.parse(line);
    if ("error" in said) throw await callFailed(response.status, said);
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
  const headers = { "content-type": "application/octet-stream", accept: "application/x-ndjson" };
  const response = await fetch(withQuery(url, query), { method: "POST", headers, body: file });
  if (response.ok) return response;
  throw await callFailed(response.status, await response.json().catch(() => undefined));
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
