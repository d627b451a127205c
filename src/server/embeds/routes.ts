import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Venue } from "#contract/catalog.ts";
import { EMBED_THEMES, embedRoutes } from "#contract/embed-urls.ts";
import {
  EmbeddedList,
  EmbedEventParams,
  EmbedEventQuery,
  EmbedListQuery,
  EmbedMonthQuery,
  OEmbed,
  OEmbedQuery,
} from "#contract/embeds.ts";
import { sentenceOf } from "#contract/error-messages.ts";
import { type Locale, localeOf } from "#domain/locale.ts";
import { errorTranslation, translateProblem } from "#messages/translate-problem.ts";
import { askedFilter, filterKey } from "#server/atlas/asked-filter.ts";
import type { Atlas } from "#server/atlas/atlas.ts";
import { countryName } from "#server/catalog/actions.ts";
import { type ChangeLog, ReadNotes } from "#server/catalog/projection/change-log.ts";
import { placeReads } from "#server/catalog/projection/other-records.ts";
import { filterReads, type Reads } from "#server/catalog/projection/reads.ts";
import type { Basis } from "#server/platform/cache/basis.ts";
import { type AnswerCache, answerKey } from "#server/platform/http/answer-cache.ts";
import { fail, failureOf } from "#server/platform/http/errors.ts";
import { languageOf } from "#server/platform/http/language.ts";
import { FRAME_POLICY } from "./frame.ts";
import type { EmbedFrames, FrameLook } from "./frames.ts";
import type { oEmbedOf } from "./o-embed.ts";
import type { EmbedSelection } from "./select.ts";

interface EmbedDeps {
  frames: EmbedFrames;
  oEmbed: ReturnType<typeof oEmbedOf>;
  searchableAtlas: () => Promise<Atlas>;
  atlas: () => Atlas;
  changes: () => ChangeLog;
  answers: AnswerCache;
  now: () => number;
}

const HTML = "text/html; charset=utf-8";
/** Also how long what is on now may stay as it was. */
const CACHE_MS = 5 * 60_000;
const CACHE = `public, max-age=${CACHE_MS / 1_000}`;

export const embedApiRoutes: FastifyPluginAsyncZod<EmbedDeps> = async (app, deps) => {
  const { frames, oEmbed, answers, now } = deps;
  const tags = ["embeds"];
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("access-control-allow-origin", "*");
    done();
  });

  app.get(
    embedRoutes.data,
    {
      schema: {
        tags,
        summary: "The next events of a place, as the web component shows them on other sites",
        description: "Filters are those of the map. What is over is left out; what began earlier comes last.",
        querystring: EmbedListQuery,
        response: { 200: EmbeddedList },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const locale = query.lang ?? languageOf(request);
      const { selection, key, basis } = await selectionOf(query, deps);
      await answers.send(request, reply, {
        ...shared(query.lang),
        key: answerKey(embedRoutes.data, locale, query.limit, slot(now), ...key),
        basis,
        make: () => Buffer.from(JSON.stringify(frames.data(selection, query, locale))),
      });
    },
  );

  app.get(
    embedRoutes.oEmbed,
    {
      schema: {
        tags,
        summary: "How the page of an event, a venue or a city is embedded (oEmbed)",
        querystring: OEmbedQuery,
        response: { 200: OEmbed },
      },
    },
    async (request, reply) => {
      const { format = "json", ...asked } = request.query;
      if (format !== "json") return fail(reply, 501, { code: "jsonOnly" });
      const answer = await oEmbed(asked);
      return reply.header("cache-control", CACHE).send(answer);
    },
  );
};

/** The frames; whatever goes wrong is said in the frame. */
export const embedFrameRoutes: FastifyPluginAsyncZod<EmbedDeps> = async (app, deps) => {
  const { frames, answers, now } = deps;

  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("content-security-policy", FRAME_POLICY);
    done();
  });

  app.setErrorHandler(async (error: Error, request, reply) => {
    const { status, problem, sentence = sentenceOf(problem) } = failureOf(error as never, request);
    const look = lookOf(request);
    const translation = await errorTranslation(look.locale);
    const said = translation && translateProblem(problem, translation, look.locale);
    return reply
      .code(status)
      .type(HTML)
      .send(frames.failure(said ?? sentence, look));
  });

  app.get(
    embedRoutes.list,
    { schema: { hide: true, querystring: EmbedListQuery } },
    async (request, reply) => {
      const { query } = request;
      const look = lookOf(request);
      const { selection, key, basis } = await selectionOf(query, deps);
      return answers.send(request, reply, {
        ...shared(query.lang),
        key: answerKey(embedRoutes.list, look, query.limit, slot(now), ...key),
        basis,
        make: () => Buffer.from(frames.list(selection, query, look)),
        contentType: HTML,
      });
    },
  );

  app.get(
    embedRoutes.month,
    { schema: { hide: true, querystring: EmbedMonthQuery } },
    async (request, reply) => {
      const { query } = request;
      const look = lookOf(request);
      const { selection, key, basis } = await selectionOf(query, deps);
      // Links to other months keep what was asked for as it was written, of what is known.
      const written = [...new URLSearchParams(request.url.split("?")[1])].filter(
        ([name]) => name !== "month" && Object.hasOwn(EmbedMonthQuery.shape, name),
      );
      const rest = new URLSearchParams(written).toString();
      const at = (month: string) => `${embedRoutes.month}?${rest && `${rest}&`}month=${month}`;
      return answers.send(request, reply, {
        ...shared(query.lang),
        key: answerKey(embedRoutes.month, look, query.month, rest, slot(now), ...key),
        basis,
        make: async () => Buffer.from(await frames.month(selection, query, look, at)),
        contentType: HTML,
      });
    },
  );

  app.get(
    embedRoutes.event,
    { schema: { hide: true, params: EmbedEventParams, querystring: EmbedEventQuery } },
    async (request, reply) => {
      const { html, isFound } = await frames.event(request.params.address, lookOf(request));
      return sendOnce(reply, html, isFound, request.query.lang);
    },
  );
};

function sendOnce(reply: FastifyReply, html: string, isFound: boolean, lang: Locale | undefined) {
  const { cacheControl, vary } = shared(lang);
  return reply
    .code(isFound ? 200 : 404)
    .headers({ "cache-control": isFound ? cacheControl : "no-cache", vary })
    .type(HTML)
    .send(html);
}

/** Read from the address as it is, so that a refused one has its look, too. */
function lookOf(request: FastifyRequest): FrameLook {
  const { lang, theme } = request.query as Record<string, string | undefined>;
  return {
    locale: localeOf(lang) ?? languageOf(request),
    theme: EMBED_THEMES.find((each) => each === theme) ?? "auto",
  };
}

async function selectionOf(
  query: Omit<EmbedListQuery, "limit">,
  { atlas, searchableAtlas, changes }: Pick<EmbedDeps, "atlas" | "searchableAtlas" | "changes">,
): Promise<{ selection: EmbedSelection; key: unknown[]; basis: Basis }> {
  const { area, venue, theme: _theme, lang: _lang, ...rest } = query;
  const { limit: _limit, month: _month, ...asked } = rest as typeof rest & Record<"limit" | "month", unknown>;
  const filter = askedFilter(asked, countryName);
  const current = filter.q === undefined ? atlas() : await searchableAtlas();
  // The heading has city and text as they were typed.
  const key = [area, venue, filter.city, ...filterKey(filter, current)];
  const selection = { area, venue, filter };
  return { selection, key, basis: new ReadNotes(changes, readsOf(selection, current)) };
}

/** The link to a venue's page tells whether others share its name. */
function readsOf({ area, venue, filter }: EmbedSelection, atlas: Atlas): Reads {
  if (venue === undefined) return area === undefined ? filterReads(filter) : { boxes: [area] };
  const known = atlas.venueAlone(venue);
  const { slug }: Partial<Venue> = known === undefined ? {} : JSON.parse(known);
  return { ...placeReads(atlas, venue), slugs: slug === undefined ? [] : [slug] };
}

function slot(now: () => number): number {
  return Math.floor(now() / CACHE_MS);
}

/** Caches on the way may keep an answer; without a language in the address it depends on the browser's. */
function shared(lang: Locale | undefined): { cacheControl: string; vary: string } {
  const vary = lang === undefined ? "accept-encoding, accept-language, cookie" : "accept-encoding";
  return { cacheControl: CACHE, vary };
}
