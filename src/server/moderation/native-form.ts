import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppError } from "#contract/app-error.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import type { Site } from "#contract/site.ts";
import { submissionOf } from "#contract/submission-form.ts";
import { routes, urls } from "#contract/urls.ts";
import { CHOICE_ROWS } from "#domain/event/event-fields.ts";
import { escapeXml } from "#domain/xml.ts";
import { translatorFor } from "#messages/server.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import { failureOf } from "#server/platform/http/errors.ts";
import { isNavigation } from "#server/platform/http/forms.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { sendPlainPage } from "#server/platform/http/plain-page.ts";
import { isFromHere } from "#server/platform/http/same-site.ts";

const isForm = (request: FastifyRequest) =>
  request.method === "POST" && request.routeOptions.url === routes.submissions && isNavigation(request);

/** Of a field that was sent several times, the first counts; the boxes of a set are sent one by one. */
function singleValues(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, string | string[]>);
  const isSet = (name: string) => CHOICE_ROWS.some(({ key }) => key === name);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isSet(name) ? [value].flat().join(",") : ([value].flat()[0] ?? "")]),
  );
}

/** The form for events as a browser sends it without script: its answers are pages. */
export function answerNativeForm(app: FastifyInstance, site: Pick<Site, "name">, publicUrl: string): void {
  app.addHook("preValidation", async (request) => {
    if (isForm(request)) request.body = submissionOf(singleValues(request.body));
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (!isForm(request) || reply.statusCode !== 202) return payload;
    const { state } = JSON.parse(String(payload)) as { state: string };
    reply.code(303).header("location", urls.eventSent(state)).removeHeader("content-type");
    return "";
  });

  app.setErrorHandler(async (error, request, reply) => {
    if (!isForm(request) || !isFromHere(request, publicUrl)) throw error;
    const { status, problem, fields } = failureOf(error as AppError, request);
    const language = languageOf(request);
    const t = translatorFor(language);
    const title = t("confirm-event.refused-title");
    const translation = await errorTranslation(language);
    const problems = fields ? Object.values(fields) : [problem];
    const sentences = problems.map((each) =>
      escapeXml((translation && translateProblem(each, translation, language)) ?? sentenceOf(each)),
    );
    const list = sentences.map((sentence) => `<li>${sentence}</li>`).join("");
    const body = `<h1>${title}</h1><ul>${list}</ul><p>${t("confirm-event.refused")}</p>`;
    reply.code(status).header("cache-control", "no-store");
    return sendPlainPage(reply, { language, title, siteName: site.name, body });
  });
}
