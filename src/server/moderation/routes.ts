import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { FormFailure } from "#contract/admin.ts";
import {
  ConfirmParams,
  ItemParams,
  OwnSubmissions,
  Report,
  ReportReceived,
  Submission,
  SubmissionReceived,
} from "#contract/moderation.ts";
import type { Site } from "#contract/site.ts";
import { FoundVenues, SimilarEvents, SimilarQuery, VenueSearchQuery } from "#contract/submission-calls.ts";
import { routes } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import type { RateLimiter } from "#server/platform/db/rate-limits.ts";
import { acceptForms } from "#server/platform/http/forms.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { sendPrivatePage } from "#server/platform/http/plain-page.ts";
import { countOrRefuse, limitsOf } from "#server/platform/http/rate-limit.ts";
import { answerNativeForm } from "./native-form.ts";
import type { SubmissionActions } from "./submit.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What a robot that filled in the hidden field is told: as if all were well. */
const IGNORED = { id: "00000000-0000-4000-8000-000000000000", state: "unconfirmed" } as const;

interface SubmissionDeps {
  submissions: SubmissionActions;
  limiter: RateLimiter;
  site: Pick<Site, "name">;
  publicUrl: string;
}

/** How many events may be brought from one address. */
export const submissionLimits = (ip: string) =>
  limitsOf(ip, { what: "submission", max: 30, windowMs: HOUR_MS });

export const submissionRoutes: FastifyPluginAsyncZod<SubmissionDeps> = async (
  app,
  { submissions, limiter, site, publicUrl },
) => {
  acceptForms(app);
  answerNativeForm(app, site, publicUrl);
  const tags = ["submissions"];

  const page = (reply: FastifyReply, language: Locale, title: string, body: string) =>
    sendPrivatePage(reply, { language, title, siteName: site.name, body });

  app.post(
    routes.submissions,
    {
      schema: {
        tags,
        summary: "Submits an event; a guest confirms it through an emailed link, then a moderator reviews it",
        body: Submission,
        response: { 202: SubmissionReceived, 400: FormFailure, 409: FormFailure },
      },
    },
    async (request, reply) => {
      const { body, ip } = request;
      const author = await request.visitor();
      const limits = submissionLimits(ip);
      const byAddress = { what: "submission by", who: body.email ?? "", max: 10, windowMs: DAY_MS };
      await countOrRefuse(limiter, author || !body.email ? limits : [...limits, byAddress], reply);
      reply.code(202);
      if (body.website) return IGNORED;
      return submissions.submit(author, body, languageOf(request));
    },
  );

  app.get(
    routes.ownSubmissions,
    {
      schema: {
        tags,
        summary: "What the signed-in user has submitted, and its status",
        response: { 200: OwnSubmissions },
      },
    },
    async (request, reply) => {
      const { id } = await request.requireVisitor();
      reply.header("cache-control", "no-store");
      return submissions.mine(id);
    },
  );

  app.put(
    routes.ownSubmission,
    {
      schema: {
        tags,
        summary: "Corrects one's own waiting or rejected submission; it returns to the queue",
        params: ItemParams,
        body: Submission,
        response: { 200: SubmissionReceived, 400: FormFailure, 409: FormFailure },
      },
    },
    async (request, reply) => {
      const author = await request.requireVisitor();
      await countOrRefuse(limiter, submissionLimits(request.ip), reply);
      return submissions.correct(author, request.params.id, request.body);
    },
  );
  app.delete(
    routes.ownSubmission,
    {
      schema: {
        tags,
        summary: "Withdraws one's own submission that is not published",
        params: ItemParams,
      },
    },
    async (request, reply) => {
      await submissions.withdraw(await request.requireVisitor(), request.params.id);
      return reply.code(204).send();
    },
  );

  app.get(
    routes.submissionVenues,
    {
      schema: {
        tags,
        summary: "Listed venues by part of their name, with or without events",
        querystring: VenueSearchQuery,
        response: { 200: FoundVenues },
      },
    },
    async (request, reply) => {
      // Editors of other sites choose a venue by its name.
      reply.header("access-control-allow-origin", "*");
      return submissions.venues(request.query.q);
    },
  );
  app.get(
    routes.similarEvents,
    {
      schema: {
        tags,
        summary: "Events at a venue that may be the same: on that day, or with that name",
        querystring: SimilarQuery,
        response: { 200: SimilarEvents },
      },
    },
    async (request) => submissions.similar(request.query),
  );

  // GET changes nothing, because mail scanners open every link.
  app.get(
    routes.confirmSubmission,
    { schema: { hide: true, params: ConfirmParams } },
    async (request, reply) => {
      const language = languageOf(request);
      const t = translatorFor(language);
      const form = `<p>${t("confirm-event.what")}</p><form method="post"><p><button>${t("confirm-event.button")}</button></p></form>`;
      return page(reply, language, t("confirm-event.title"), form);
    },
  );
  app.post(
    routes.confirmSubmission,
    { schema: { tags, summary: "Confirms a guest's event through the emailed link", params: ConfirmParams } },
    async (request, reply) => {
      const { id, token } = request.params;
      const language = languageOf(request);
      const t = translatorFor(language);
      if (await submissions.confirm(id, token))
        return page(reply, language, t("confirm-event.done"), `<p>${t("confirm-event.next")}</p>`);
      return page(
        reply.code(404),
        language,
        t("confirm-event.gone-title"),
        `<p>${t("confirm-event.gone")}</p>`,
      );
    },
  );

  app.post(
    routes.reports,
    {
      schema: {
        tags,
        summary: "Reports a problem with an event to the moderators",
        body: Report,
        response: { 202: ReportReceived },
      },
    },
    async (request, reply) => {
      await countOrRefuse(
        limiter,
        limitsOf(request.ip, { what: "report", max: 20, windowMs: HOUR_MS }),
        reply,
      );
      reply.code(202);
      return submissions.report(await request.visitor(), request.body, languageOf(request));
    },
  );
};
