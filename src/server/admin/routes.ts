import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { z } from "zod";
import {
  AddCity,
  AddEvent,
  Added,
  AddVenue,
  AuditPage,
  CopyEvent,
  DeleteEvent,
  DeleteVenue,
  Done,
  EditEvent,
  EditVenue,
  EventList,
  EventListQuery,
  FeedbackPage,
  FormFailure,
  Geocoded,
  GeocodeQuery,
  PageQuery,
  VenueList,
  VenueListQuery,
} from "#contract/admin.ts";
import { MergeCities, MergedCities, MergedVenues, MergeVenues } from "#contract/admin-merge.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import { routes } from "#contract/urls.ts";
import { catalogReader } from "#server/catalog/read.ts";
import { openGazetteer } from "#server/geo/gazetteer.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { acceptForms } from "#server/platform/http/forms.ts";
import { nothingHere } from "#server/platform/http/session.ts";
import type { Network } from "#server/platform/http-client/http-client.ts";
import type { FollowedServers, OwnFiles } from "#server/sources/fetch.ts";
import { auditActions } from "./audit/actions.ts";
import { eventActions } from "./catalog/event-actions.ts";
import { listActions } from "./catalog/list-actions.ts";
import { mergeActions } from "./catalog/merge-actions.ts";
import { mergeCityActions } from "./catalog/merge-city-actions.ts";
import { type NewPlace, venueActions } from "./catalog/venue-actions.ts";
import { eventTableRoutes } from "./events/routes.ts";
import { exportRoutes } from "./export/routes.ts";
import { feedbackReader } from "./feedback/store.ts";
import { openGeocoder } from "./geocoding/geocoder.ts";
import type { GeocodingService } from "./geocoding/service.ts";
import { geocodeStore } from "./geocoding/store.ts";
import { importRoutes } from "./import/routes.ts";
import { type Permission, requirePermission } from "./permission.ts";
import { sourceActions } from "./sources/actions.ts";
import { openSources } from "./sources/open.ts";
import { placeActions } from "./sources/place-actions.ts";
import { sourcePlaceRoutes } from "./sources/place-routes.ts";
import { sourceRoutes } from "./sources/routes.ts";
import { catalogWriter } from "./store.ts";

export interface AdminDeps {
  database: Database;
  /** None: places are found in the gazetteer alone. */
  geocodingService: GeocodingService | undefined;
  network: Network;
  userAgent: string;
  ownFiles: OwnFiles | undefined;
  followed: FollowedServers | undefined;
  publicUrl: string;
  now: () => number;
}

export const adminRoutes: FastifyPluginAsyncZod<AdminDeps> = async (app, deps) => {
  const { database, geocodingService, network, userAgent, ownFiles, followed, publicUrl, now } = deps;
  const { db } = database;
  const writer = catalogWriter(database, now);
  const geocoder = openGeocoder({
    gazetteer: openGazetteer(),
    store: geocodeStore(db),
    service: geocodingService,
    now,
    onProblem: (error) => app.log.warn({ err: error }, "the geocoding service failed"),
  });
  const catalog = { db, writer, geocoder, now };
  const venues = venueActions(catalog);
  const merges = mergeActions(writer);
  const cityMerges = mergeCityActions(writer);
  const events = eventActions(catalog);
  const lists = listActions(catalog);
  const audit = auditActions(catalog);
  const readFeedback = feedbackReader(db, now);

  app.addHook("onRequest", async (request, reply) => {
    await requirePermission(request);
    reply.header("cache-control", "no-store");
  });
  acceptForms(app);
  // Else a catalogue route of as many parts would answer.
  app.get("/api/admin/*", { schema: { hide: true } }, async () => {
    throw nothingHere();
  });
  const runner = openSources(app, {
    database,
    geocoder,
    network,
    userAgent,
    ownFiles,
    followed,
    publicUrl,
    now,
  });
  await app.register(importRoutes, { database, runner, writer, now });
  await app.register(sourceRoutes, { sources: sourceActions({ database, runner, writer, followed, now }) });
  await app.register(sourcePlaceRoutes, { places: placeActions({ database, runner }) });
  await app.register(eventTableRoutes, { db, writer, now });
  await app.register(exportRoutes, { catalog: catalogReader(db), publicUrl });
  const tags = ["administration"];

  function form<Shape extends z.ZodType>(
    url: string,
    permission: Permission,
    body: Shape,
    summary: string,
    message: string,
    accept: (adminId: string, form: z.output<Shape>) => Promise<unknown>,
  ) {
    const response = { 200: Done, 400: FormFailure, 409: FormFailure };
    const options = { config: { permission }, schema: { tags, summary, body, response } };
    app.post(url, options, async (request): Promise<Done> => {
      const { id } = await request.requireVisitor();
      await accept(id, request.body as z.output<Shape>);
      return { message };
    });
  }

  /** A form whose answer also tells what was added. */
  function addForm<Shape extends z.ZodType>(
    url: string,
    permission: Permission,
    body: Shape,
    summary: string,
    message: string,
    add: (adminId: string, form: z.output<Shape>) => Promise<NewPlace>,
  ) {
    const response = { 200: Added, 400: FormFailure, 409: FormFailure };
    const options = { config: { permission }, schema: { tags, summary, body, response } };
    app.post(url, options, async (request): Promise<Added> => {
      const visitor = await request.requireVisitor();
      const { id, slug, path, notice } = await add(visitor.id, request.body as z.output<Shape>);
      const answer = { message, id: String(id), slug, url: publicUrl + path };
      return notice ? { ...answer, notice: { error: sentenceOf(notice), ...notice } } : answer;
    });
  }

  addForm(routes.addCity, ["add", "city"], AddCity, "Adds a city", "City Added", venues.addCity);
  addForm(routes.addVenue, ["add", "venue"], AddVenue, "Adds a venue", "Venue Added", venues.addVenue);
  form(
    routes.editVenue,
    ["change", "venue"],
    EditVenue,
    "Renames or moves a venue",
    "Venue Edited",
    venues.editVenue,
  );
  form(
    routes.deleteVenue,
    ["delete", "venue"],
    DeleteVenue,
    "Deletes a venue with its events",
    "Venue Deleted",
    venues.deleteVenue,
  );
  addForm(routes.addEvent, ["add", "event"], AddEvent, "Adds an event", "Event Added", events.addEvent);
  form(
    routes.editEvent,
    ["change", "event"],
    EditEvent,
    "Changes an event",
    "Event Edited",
    events.editEvent,
  );
  form(
    routes.deleteEvent,
    ["delete", "event"],
    DeleteEvent,
    "Deletes an event",
    "Event Deleted",
    events.deleteEvent,
  );
  form(
    routes.copyEvent,
    ["add", "event"],
    CopyEvent,
    "Copies an event to other dates",
    "Event Copied",
    events.copyEvent,
  );

  app.post(
    routes.undoDeletion,
    {
      config: { permission: ["restore", "event"] },
      schema: {
        tags,
        summary: "Undoes the last deletion, or merge of venues or cities",
        response: { 200: Done, 409: FormFailure },
      },
    },
    async (request): Promise<Done> => {
      const { id } = await request.requireVisitor();
      return { message: await audit.undo(id) };
    },
  );

  for (const [url, summary] of [
    [routes.previewCityMerge, "What merging two cities would do"],
    [routes.mergeCities, "Makes two cities one: venues, follows, names and addresses follow"],
  ] as const)
    app.post(
      url,
      {
        config: { permission: ["delete", "venue"] },
        schema: {
          tags,
          summary,
          body: MergeCities,
          response: { 200: MergedCities, 400: FormFailure, 409: FormFailure },
        },
      },
      async (request) => {
        const { id } = await request.requireVisitor();
        return url === routes.mergeCities
          ? cityMerges.merge(id, request.body)
          : cityMerges.preview(id, request.body);
      },
    );

  for (const [url, summary] of [
    [routes.previewMerge, "What merging two venues would do"],
    [routes.mergeVenues, "Makes two venues one: events, favourites, addresses and sources follow"],
  ] as const)
    app.post(
      url,
      {
        config: { permission: ["delete", "venue"] },
        schema: {
          tags,
          summary,
          body: MergeVenues,
          response: { 200: MergedVenues, 400: FormFailure, 409: FormFailure },
        },
      },
      async (request) => {
        const { id } = await request.requireVisitor();
        return url === routes.mergeVenues ? merges.merge(id, request.body) : merges.preview(id, request.body);
      },
    );
  app.get(
    routes.adminVenues,
    {
      config: { permission: ["list", "venue"] },
      schema: { tags, summary: "Venues by name", querystring: VenueListQuery, response: { 200: VenueList } },
    },
    ({ query }) => lists.venues(query),
  );
  app.get(
    routes.venueEvents,
    {
      config: { permission: ["list", "event"] },
      schema: {
        tags,
        summary: "The events of a venue, as an editor needs them",
        querystring: EventListQuery,
        response: { 200: EventList },
      },
    },
    ({ query }) => lists.events(query),
  );
  app.get(
    routes.geocode,
    {
      config: { permission: ["add", "venue"] },
      schema: {
        tags,
        summary: "Where an address lies",
        querystring: GeocodeQuery,
        response: { 200: Geocoded },
      },
    },
    ({ query }) => lists.geocode(query),
  );
  app.get(
    routes.audit,
    {
      config: { permission: ["list", "audit log"] },
      schema: { tags, summary: "Who changed what", querystring: PageQuery, response: { 200: AuditPage } },
    },
    ({ query }) => audit.list(query),
  );
  app.get(
    routes.adminFeedback,
    {
      config: { permission: ["list", "feedback"] },
      schema: { tags, summary: "What visitors say", querystring: PageQuery, response: { 200: FeedbackPage } },
    },
    ({ query }) => readFeedback(query),
  );
};
