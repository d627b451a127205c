import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, FormFailure } from "#contract/admin.ts";
import {
  BulkAction,
  BulkId,
  BulkResult,
  EventHistory,
  EventId,
  EventTable,
  EventTableQuery,
  HistoryEntryId,
} from "#contract/admin-events.ts";
import { routes } from "#contract/urls.ts";
import { MAX_BULK } from "#domain/event-table.ts";
import { can } from "#server/catalog/policy.ts";
import { nothingHere } from "#server/platform/http/session.ts";
import { bulkActions } from "./bulk.ts";
import { tableActions } from "./table.ts";

/** Calls for the table of events: its pages, bulk actions with undo, and the history of one event. */
export const eventTableRoutes: FastifyPluginAsyncZod<Parameters<typeof tableActions>[0]> = async (
  app,
  deps,
) => {
  const tags = ["administration"];
  const refused = { 400: FormFailure, 404: FormFailure, 409: FormFailure };
  const table = tableActions(deps);
  const bulk = bulkActions(deps);

  app.get(
    routes.eventTable,
    {
      config: { permission: ["list", "event"] },
      schema: {
        tags,
        summary: "Events of all places and times, page by page",
        querystring: EventTableQuery,
        response: { 200: EventTable, ...refused },
      },
    },
    ({ query }) => table.list(query),
  );
  app.post(
    routes.bulkEvents,
    {
      config: { permission: ["change", "event"] },
      schema: {
        tags,
        summary: `Changes or deletes up to ${MAX_BULK} events`,
        description:
          "Each event is handled independently. People who saved an event are notified as after a single change.",
        body: BulkAction,
        response: { 200: BulkResult, ...refused },
      },
    },
    async (request) => {
      const visitor = await request.requireVisitor();
      if (request.body.action === "delete" && !can(visitor, "delete", "event")) throw nothingHere();
      return bulk.run(visitor.id, request.body);
    },
  );
  app.post(
    routes.undoBulk,
    {
      config: { permission: ["restore", "event"] },
      schema: {
        tags,
        summary: "Undoes a bulk action, except for events changed since",
        params: BulkId,
        response: { 200: BulkResult, ...refused },
      },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      return bulk.undo(id, request.params.id);
    },
  );
  app.get(
    routes.eventHistory,
    {
      config: { permission: ["list", "event"] },
      schema: {
        tags,
        summary: "An event and what changed in it",
        params: EventId,
        response: { 200: EventHistory, ...refused },
      },
    },
    ({ params }) => table.history(params.id),
  );
  app.post(
    routes.restoreEvent,
    {
      config: { permission: ["restore", "event"] },
      schema: {
        tags,
        summary: "Restores the fields of one change to what they were before it",
        params: HistoryEntryId,
        response: { 200: Done, ...refused },
      },
    },
    async (request) => {
      const { id } = await request.requireVisitor();
      await table.restore(id, request.params.id, request.params.entry);
      return { message: "Event Restored" };
    },
  );
};
