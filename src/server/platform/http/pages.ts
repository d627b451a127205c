import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CurrentUser } from "#contract/account.ts";
import { AppError } from "#contract/app-error.ts";
import {
  formatPlace,
  PAGE_COOKIES,
  PAGE_PARAMETERS,
  PLACE_COOKIE,
  placeOfCookie,
} from "#contract/page-request.ts";
import type { PageServices } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { withoutEnd } from "#domain/without-end.ts";
import { isAway } from "#server/platform/db/unreachable.ts";
import { afterStart } from "./after-start.ts";
import { type AnnouncedFiles, findAnnouncedFiles, openBuiltPages } from "./built-pages.ts";
import { openDevPages } from "./dev-pages.ts";
import { isApiRequest } from "./errors.ts";
import { languageOf } from "./language.ts";
import type { PageCache } from "./page-cache.ts";
import { type Keeping, RenderedPage } from "./rendered-page.ts";
import { isForEveryone, isSameForGuests, readsPageParametersAlone } from "./shared-pages.ts";

export interface Pages {
  /** The folder of a finished build, or the project's own folder to serve its sources through Vite. */
  source: { kind: "built"; folder: string } | { kind: "dev"; root: string };
  services: PageServices;
  /** The signed-in user, for the page's context. */
  userOf(request: FastifyRequest): Promise<CurrentUser | undefined>;
  joiningEmailOf(request: FastifyRequest): string | undefined;
  /** Finished pages; none while developing, when every page may have just been changed. */
  cache?: PageCache | undefined;
  /** How long caches elsewhere may keep a page that is the same for every guest. */
  sharedSeconds?: number | undefined;
}

/** Without a purge: as long as a page is kept here. */
const SHARED_S = 30;
const MINUTE_MS = 60_000;
/** After what a start leaves to be done, and before most first visitors. */
const WARM_UP_MS = 500;
/** The pages that most visits begin with; the first rendering of each takes ten times as long as the next. */
const WARMED_UP = [urls.home, urls.map];

const NOTHING_BUILT: AnnouncedFiles = { languageFiles: {}, mapFiles: [] };

/** The page, and its data as the router asks for them on the way from another page. */
const MAP_PATHS: ReadonlySet<string | undefined> = new Set([urls.map, `${urls.map}.data`]);

/** Serves the web app: its files, and for every other address the page that the router renders. */
export async function registerPages(app: FastifyInstance, pages: Pages): Promise<void> {
  const { source, services, userOf, joiningEmailOf, cache, sharedSeconds = SHARED_S } = pages;
  const answer =
    source.kind === "dev" ? await openDevPages(app, source.root) : await openBuiltPages(app, source.folder);
  const announced = source.kind === "built" ? await findAnnouncedFiles(source.folder) : NOTHING_BUILT;

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (isApiRequest(request)) return reply.callNotFound();
    const handle = await answer(request, reply);
    if (!handle) return reply;
    // Asked for only now: while developing, scripts and pictures have just been answered above.
    if (isPartOfPage(request)) return reply.callNotFound();
    const straight = canonicalPath(request.originalUrl);
    if (straight !== undefined) return reply.redirect(straight, 301);
    // While the database is away, the page is rendered as for a guest, and the session stays.
    let isUserUnknown = false;
    const user = await userOf(request).catch((error) => {
      if (!isAway(error)) throw error;
      isUserUnknown = true;
      return undefined;
    });
    const joiningEmail = joiningEmailOf(request);
    const isPrivate = Boolean(user || joiningEmail || isUserUnknown);
    const url = isPrivate ? request.originalUrl : urlAsRead(request.originalUrl);
    const key = isPrivate ? undefined : cacheKey(request, url, services);
    // Renderings within a minute are equal to the byte; only a page that failed tells for which request it was rendered.
    const isCommon = key !== undefined && isSameForGuests(request);
    let isForNow = false;
    const render = async (read: PageServices, asked = url) => {
      const nowMs = services.now();
      const nonce = randomBytes(16).toString("hex");
      const { status, headers, body } = await handle(fetchRequest(request, asked, reply), {
        services: read,
        user,
        isUserUnknown,
        joiningEmail,
        address: request.ip,
        isDocument: !request.originalUrl.split("?", 1)[0]?.endsWith(".data"),
        isPhone: isPhone(request),
        requestId: request.id,
        renderedAtMs: isCommon ? nowMs - (nowMs % MINUTE_MS) : nowMs,
        ...announced,
        nonce,
        reportError(error) {
          isForNow ||= isAway(error);
          request.log.error({ err: error }, "a page failed");
        },
      });
      // The router knows one kind of failure; proxies and crawlers should know that this one passes.
      const leftOut = isCommon && status === 200 ? request.id : "";
      return new RenderedPage(isForNow ? 503 : status, headers, body, nonce, leftOut);
    };
    const found = await (key !== undefined && cache ? cache.find(key, render) : render(services));
    // A redirect takes along what other programs have added to the address.
    const isCut = url !== request.originalUrl && found.status >= 300 && found.status < 400;
    const page = isCut ? await render(services, request.originalUrl) : found;
    const isShared = key !== undefined && cache !== undefined && isForEveryone(request);
    const keeping: Keeping = isPrivate ? "nobody" : isShared ? { seconds: sharedSeconds } : "browser";
    return page.send(request, reply, keeping);
  });
  if (source.kind === "built")
    afterStart(app, "the first pages", WARM_UP_MS, async () => {
      for (const url of WARMED_UP) await app.inject(url);
    });
}

/** Requests of a page's parts (Sec-Fetch-Dest): for a missing picture or script no page is rendered. */
function isPartOfPage(request: FastifyRequest): boolean {
  const purpose = request.headers["sec-fetch-dest"];
  return purpose !== undefined && !["document", "iframe", "empty"].includes(purpose);
}

/** The page, and its data for a visitor who comes from another page. */
const LANDING_PATHS = [urls.home, "/_root.data"];

const REPLACEMENT_CHARACTER = encodeURIComponent("\ufffd");

function fetchRequest(request: FastifyRequest, url: string, reply: FastifyReply): Request {
  // A null character is in no name and not allowed in the database: it is replaced, as in HTML.
  const path = url.replaceAll("%00", REPLACEMENT_CHARACTER);
  const address = `${request.protocol}://${request.host}${path}`;
  if (!URL.canParse(address)) throw new AppError("invalid", { code: "badPageAddress" });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":")) headers.set(name, String(value));
  }
  // A page that read other cookies would be cached for visitors without them.
  if (headers.has("cookie")) headers.set("cookie", pageCookies(request).join("; "));
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(address, { method: request.method, headers, signal: left.signal });
}

/** An address without the parameters that its page does not read: any number of them is one page. */
function urlAsRead(url: string): string {
  const [path = "", search] = url.split(/\?(.*)/s, 2);
  if (search === undefined || !readsPageParametersAlone(path)) return url;
  const read = search
    .split("&")
    .filter((pair) => new URLSearchParams(pair).keys().some((name) => PAGE_PARAMETERS.has(name)));
  return read.length === 0 ? path : `${path}?${read.join("&")}`;
}

/** All that pages of visitors without a session depend on; undefined for a page not worth caching. */
function cacheKey(request: FastifyRequest, url: string, services: PageServices): string | undefined {
  const { host } = request;
  const [path, search = ""] = url.split("?", 2);
  const query = new URLSearchParams(search);
  if (!query.keys().every((name) => PAGE_PARAMETERS.has(name))) return undefined;
  const place = MAP_PATHS.has(path) ? firstViewKey(request, services) : placeKey(request, services);
  return [host, url, place, languageOf(request), ...pageCookies(request)].join("\n");
}

/** The landing page is about the place of its visitor; visitors of the same city share it. */
function placeKey(request: FastifyRequest, { visitorPlace }: PageServices): string {
  if (!isLanding(request)) return "";
  const { country, ...point } = visitorPlace(request.ip, placeOfCookie(request.headers.cookie));
  return `${country} ${formatPlace(point)}`;
}

function isLanding({ originalUrl }: FastifyRequest): boolean {
  return LANDING_PATHS.includes(originalUrl.split("?", 1)[0] ?? "");
}

/** The map's page shows what is around the visitor, on a screen of a likely size. */
function firstViewKey(request: FastifyRequest, { visitorPlace }: PageServices): string {
  const { longitude, latitude } = visitorPlace(request.ip, undefined);
  return [longitude, latitude, isPhone(request)].join();
}

/** Browsers that do not send the client hint say it in their name. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers["sec-ch-ua-mobile"];
  return hint === undefined ? /Mobi/.test(headers["user-agent"] ?? "") : hint === "?1";
}

/** The cookies that a page may depend on, in one order, each once. */
function pageCookies(request: FastifyRequest): string[] {
  const given = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const place = isLanding(request) && placeOfCookie(request.headers.cookie);
  return [
    ...PAGE_COOKIES.flatMap((name) => given.find((pair) => pair.startsWith(`${name}=`)) ?? []),
    ...(place ? [`${PLACE_COOKIE}=${formatPlace(place)}`] : []),
  ];
}

/** A page has one address: without a slash behind it, and never with several before it, which would name a host. */
function canonicalPath(url: string): string | undefined {
  const [path = "", query] = url.split(/(?=\?)/, 2);
  const straight = withoutEnd(path.replace(/^[/\\]+/, "/"), /\//) || "/";
  return straight === path ? undefined : straight + (query ?? "");
}
