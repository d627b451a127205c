import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { Done, FormFailure } from "#contract/admin.ts";
import {
  AddSource,
  ApplyRun,
  DeleteSourceQuery,
  EditSource,
  LookQuery,
  PreviewQuery,
  RunAll,
  RunChanges,
  RunChangesQuery,
  RunId,
  RunList,
  RunQuery,
  Source,
  SourceId,
  SourceList,
  SourcePreview,
  SourceRun,
  Undone,
} from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import { MAX_IMPORT_BYTES } from "#domain/event-import.ts";
import { acceptFiles } from "../accept-files.ts";
import type { sourceActions } from "./actions.ts";

/** Calls for sources; a file is sent as the body of a preview or a run. */
export const sourceRoutes: FastifyPluginAsyncZod<{ sources: ReturnType<typeof sourceActions> }> = async (
  app,
  { sources },
) => {
  const tags = ["sources"];
  const refused = { 400: FormFailure, 404: FormFailure, 409: FormFailure };
  acceptFiles(app);
  /** Programs send the address as the call that adds a source takes it. */
  const addressIn = (body: unknown) => z.object({ url: LookQuery.shape.url }).safeParse(body).data?.url;
  const fileOf = (body: unknown) => (body instanceof Buffer && body.length > 0 ? body : undefined);

  app.get(
    routes.adminSources,
    {
      config: { permission: ["list", "source"] },
      schema: { tags, summary: "Sources and their state", response: { 200: SourceList } },
    },
    () => sources.list(),
  );
  app.post(
    routes.adminSources,
    {
      config: { permission: ["add", "source"] },
      schema: {
        tags,
        summary: "Adds a source; it is checked for the first time within a minute",
        body: AddSource,
        response: { 201: Source, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      return reply.code(201).send(await sources.add(id, request.body));
    },
  );
  app.post(
    routes.lookAtSource,
    {
      config: { permission: ["import", "source"] },
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        tags,
        summary: "What an address or a file contains, before a source is added; nothing is saved",
        querystring: LookQuery,
        body: z.unknown(),
        response: { 200: SourcePreview, ...refused },
      },
    },
    ({ query, body }) => sources.look({ ...query, url: query.url ?? addressIn(body) }, fileOf(body)),
  );
  app.post(
    routes.runSources,
    {
      config: { permission: ["import", "source"] },
      schema: { tags, summary: "Checks every source that is not paused", response: { 200: RunAll } },
    },
    () => sources.runAll(),
  );
  app.get(
    routes.adminSource,
    {
      config: { permission: ["list", "source"] },
      schema: { tags, summary: "One source", params: SourceId, response: { 200: Source, ...refused } },
    },
    ({ params }) => sources.show(params.id),
  );
  app.patch(
    routes.adminSource,
    {
      config: { permission: ["change", "source"] },
      schema: {
        tags,
        summary: "Changes, pauses or resumes a source",
        params: SourceId,
        body: EditSource,
        response: { 200: Source, ...refused },
      },
    },
    ({ params, body }) => sources.edit(params.id, body),
  );
  app.delete(
    routes.adminSource,
    {
      config: { permission: ["delete", "source"] },
      schema: {
        tags,
        summary: "Deletes a source, keeping or withdrawing its events",
        params: SourceId,
        querystring: DeleteSourceQuery,
        response: { 200: Done, ...refused },
      },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      await sources.remove(id, request.params.id, request.query.events);
      return { message: "Source Deleted" };
    },
  );
  app.post(
    routes.previewSource,
    {
      config: { permission: ["import", "source"] },
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        tags,
        summary: "What a run would do",
        params: SourceId,
        querystring: PreviewQuery,
        body: z.unknown(),
        response: { 200: SourcePreview, ...refused },
      },
    },
    ({ params, query, body }) => sources.preview(params.id, fileOf(body), query.mapping),
  );
  app.post(
    routes.runSource,
    {
      config: { permission: ["import", "source"] },
      bodyLimit: MAX_IMPORT_BYTES,
      schema: {
        tags,
        summary: "Runs a source now; events it no longer lists can be accepted as withdrawn",
        params: SourceId,
        querystring: RunQuery,
        body: z.unknown(),
        response: { 200: SourceRun, ...refused },
      },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      const { acceptLoss: acceptsLoss = false } = request.query;
      return sources.run(id, request.params.id, { bytes: fileOf(request.body), acceptsLoss });
    },
  );
  app.get(
    routes.sourceRuns,
    {
      config: { permission: ["list", "source"] },
      schema: {
        tags,
        summary: "Its runs, newest first",
        params: SourceId,
        response: { 200: RunList, ...refused },
      },
    },
    ({ params }) => sources.runs(params.id),
  );
  app.get(
    routes.sourceRun,
    {
      config: { permission: ["list", "source"] },
      schema: {
        tags,
        summary: "A run, and what it did or will do",
        params: RunId,
        querystring: RunChangesQuery,
        response: { 200: RunChanges, ...refused },
      },
    },
    ({ params, query }) => sources.changes(params.run, query),
  );
  app.post(
    routes.applyRun,
    {
      config: { permission: ["import", "source"] },
      schema: {
        tags,
        summary: "Applies what is waiting for review, with the choices made",
        params: RunId,
        body: ApplyRun,
        response: { 200: SourceRun, ...refused },
      },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      return sources.apply(id, request.params.run, request.body);
    },
  );
  for (const url of [routes.undoRun, routes.undoRunOfSource])
    app.post(
      url,
      {
        config: { permission: ["restore", "source"] },
        schema: {
          tags,
          summary: "Undoes what a run did, where nothing has happened since",
          params: url === routes.undoRun ? RunId : RunId.extend(SourceId.shape),
          response: { 200: Undone, ...refused },
        },
      },
      async (request) => {
        const { id } = await request.requireVisitor();
        const undone = await sources.undo(id, (request.params as { run: number }).run);
        return { message: "Run Undone", undone };
      },
    );
};
