import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  AddSource,
  ApplyRun,
  EditSource,
  RunAll,
  RunChanges,
  RunList,
  Source,
  SourceList,
  SourceMapping,
  SourcePreview,
  SourceRun,
  Undone,
} from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { problemTeller } from "#web/messages/error-text.ts";
import * as api from "#web/session/api.ts";
import { withQuery } from "../queries.ts";
import { sourceUrls } from "./source-urls.ts";

const MINUTE_MS = 60_000;
const ROWS = 200;

type Say = Awaited<ReturnType<typeof problemTeller>>;

function tellProblems(answer: unknown, say: Say): void {
  if (typeof answer !== "object" || answer === null) return;
  for (const [key, value] of Object.entries(answer)) {
    // Counts have a number of this name.
    if (key === "problem" && typeof value === "object" && value) value.message = say(value, value.message);
    else tellProblems(value, say);
  }
}

/** An answer whose problems are worded in the language of the page. */
export async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const [answer, say] = await Promise.all([asked, problemTeller()]);
  tellProblems(answer, say);
  return answer;
}

const get = <Answer>(...request: Parameters<typeof api.get>) => told(api.get<Answer>(...request));
const send = <Answer>(...request: Parameters<typeof api.send>) => told(api.send<Answer>(...request));

const ofSource = (route: string, id: number) => route.replace(":id", String(id));
const ofRun = (route: string, run: number) => route.replace(":run", String(run));

export const sourceList = queryOptions({
  queryKey: ["sources"],
  refetchInterval: MINUTE_MS,
  queryFn: ({ signal }) => get<SourceList>(routes.adminSources, signal),
  select: ({ sources }) => sources,
});

export const oneSource = (id: number) =>
  queryOptions({
    queryKey: ["sources", id],
    retry: false,
    queryFn: ({ signal }) => get<Source>(ofSource(routes.adminSource, id), signal),
  });

export const runsOf = (id: number) =>
  queryOptions({
    queryKey: ["sources", id, "runs"],
    refetchInterval: MINUTE_MS,
    retry: false,
    queryFn: ({ signal }) => get<RunList>(ofSource(routes.sourceRuns, id), signal),
    select: ({ runs }) => runs,
  });

const rowsPage = (run: number, after: number, signal?: AbortSignal) =>
  get<RunChanges>(
    withQuery(ofRun(routes.sourceRun, run), { after: String(after), limit: String(ROWS) }),
    signal,
  );

export const changesOf = (run: number) =>
  infiniteQueryOptions({
    queryKey: ["sources", "run", run],
    initialPageParam: 0,
    retry: false,
    queryFn: ({ pageParam, signal }) => rowsPage(run, pageParam, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Every row of a run, also those that are not shown yet. */
export async function allChanges(run: number): Promise<RunChanges["rows"]> {
  const rows: RunChanges["rows"] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: RunChanges = await rowsPage(run, after);
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

export const addSource = (source: AddSource) => send<Source>("POST", routes.adminSources, source);

export const editSource = (id: number, change: EditSource) =>
  send<Source>("PATCH", ofSource(routes.adminSource, id), change);

export const deleteSource = (id: number, events: "keep" | "withdraw") =>
  send("DELETE", withQuery(ofSource(routes.adminSource, id), { events }));

export const previewSource = (id: number, mapping: SourceMapping | null, file?: Blob) =>
  send<SourcePreview>(
    "POST",
    withQuery(ofSource(routes.previewSource, id), { mapping: mapping ? JSON.stringify(mapping) : undefined }),
    file,
  );

export type SourceLook = Omit<AddSource, "name" | "every" | "publishes">;

/** What an address or a file holds; `again`: as it answered a moment ago. */
export function lookAtSource(
  { createsVenues, mapping, ...look }: SourceLook,
  { file, again, signal }: { file?: Blob | undefined; again: boolean; signal?: AbortSignal },
) {
  const query = {
    ...Object.fromEntries(Object.entries(look).map(([name, value]) => [name, value ?? undefined])),
    createsVenues: String(createsVenues),
    mapping: mapping ? JSON.stringify(mapping) : undefined,
    again: again ? "true" : undefined,
  };
  return send<SourcePreview>("POST", withQuery(routes.lookAtSource, query), file, signal);
}

export const runAllSources = () => send<RunAll>("POST", routes.runSources);

export const runSource = (
  id: number,
  { file, acceptLoss = false }: { file?: Blob | undefined; acceptLoss?: boolean } = {},
) =>
  send<SourceRun>(
    "POST",
    withQuery(ofSource(routes.runSource, id), { acceptLoss: acceptLoss ? "true" : undefined }),
    file,
  );

export const applyRun = (run: number, what: ApplyRun) =>
  send<SourceRun>("POST", ofRun(routes.applyRun, run), what);

export const undoRun = (run: number) => send<Undone>("POST", ofRun(routes.undoRun, run));

/** Runs a new source, and returns where that is shown: the source itself where the schedule runs it already. */
export async function firstRun(id: number, file: File | undefined): Promise<string> {
  try {
    return sourceUrls.run(id, (await runSource(id, { file })).id);
  } catch (error) {
    if (error instanceof api.CallFailed && error.code === "sourceRuns") return sourceUrls.source(id);
    throw error;
  }
}
