import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  AddSource,
  ApplyRun,
  EditSource,
  RunChanges,
  RunList,
  Source,
  SourceList,
  SourcePreview,
  SourceRun,
  Undone,
} from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { get, send } from "#web/session/api.ts";
import { withQuery } from "../queries.ts";

const MINUTE_MS = 60_000;
const ROWS = 200;

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

export const previewSource = (id: number, file?: Blob) =>
  send<SourcePreview>("POST", ofSource(routes.previewSource, id), file);

export const runSource = (id: number, file?: Blob) =>
  send<SourceRun>("POST", ofSource(routes.runSource, id), file);

export const applyRun = (run: number, what: ApplyRun) =>
  send<SourceRun>("POST", ofRun(routes.applyRun, run), what);

export const undoRun = (run: number) => send<Undone>("POST", ofRun(routes.undoRun, run));
