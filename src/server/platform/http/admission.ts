import { performance } from "node:perf_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { routes } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { balanceWithOthers } from "./balance.ts";
import { fail } from "./errors.ts";
import { isNavigation } from "./forms.ts";
import { languageOf } from "./language.ts";
import { gaugeLoad, hasWaitedTooLong, isTooMuch, type LoadBounds } from "./load-gauge.ts";
import { type PlainPage, sendPlainPage } from "./plain-page.ts";
import { takeTurns } from "./turns.ts";

export interface AdmissionOptions extends LoadBounds {
  /** What a browser shows in place of the page. */
  busyPage(language: Locale): PlainPage;
}

/** Watched from outside, and most of all now. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set([routes.health, routes.readiness, routes.metrics]);
/** Files of the build: without them a page that was served would not work. */
const FILES = "/assets/";
/** Spread, so that those who were refused together do not come back together. */
const RETRY_AFTER_S = { least: 2, spread: 4 };

/**
 * Takes as many requests at a time as can be answered soon, and refuses the others at once, before anything is read or
 * looked up for them. A body that is still coming, and an answer that a slow client still reads, take no room.
 */
export function registerAdmission(app: FastifyInstance, { busyPage, ...bounds }: AdmissionOptions): void {
  const load = gaugeLoad();
  const turns = takeTurns();
  app.server.on("connection", turns.noteConnection);
  const inProgress = new Set<FastifyRequest>();
  const balance = balanceWithOthers(() => inProgress.size);
  app.addHook("onClose", async () => {
    load.stop();
    balance.stop();
  });
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    inProgress.add(request);
    // A visitor who leaves may leave without an answer.
    reply.raw.once("close", () => inProgress.delete(request));
  };

  app.addHook("onRequest", (request, reply, done) => {
    if (isExempt(request.url)) return done();
    const isBehind = turns.isBehind() || load.isBusy();
    const now = { isBehind, perSecond: load.perSecond(), inProgress: inProgress.size };
    if (isTooMuch(now, bounds)) return refuse(request, reply);
    if (!hasBody(request)) begin(request, reply);
    const cameMs = performance.now();
    turns.begin(() => {
      if (reply.raw.destroyed) return;
      const waitedMs = performance.now() - cameMs;
      if (hasWaitedTooLong(waitedMs, inProgress.size, bounds)) refuse(request, reply);
      else done();
    });
  });
  app.addHook("preValidation", (request, reply, done) => {
    if (hasBody(request)) begin(request, reply);
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (inProgress.delete(request)) {
      load.countAnswer();
      if (balance.isSurplus()) reply.header("connection", "close");
    }
    done();
  });

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    const { least, spread } = RETRY_AFTER_S;
    reply
      .header("retry-after", least + Math.floor(Math.random() * spread))
      .header("cache-control", "no-store");
    // What was sent along is not read any more.
    if (hasBody(request)) reply.header("connection", "close");
    if (isNavigation(request)) sendPlainPage(reply.code(503), busyPage(languageOf(request)));
    else fail(reply, 503, { code: "busy" });
  }
}

function isExempt(url: string): boolean {
  const path = url.split("?", 1)[0] ?? url;
  return ALWAYS_ANSWERED.has(path) || path.startsWith(FILES);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
