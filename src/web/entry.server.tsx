import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { PageAnswer, PageContext } from "#contract/pages.ts";
import { PlainMapContext, plainMapContext } from "#web/explore/without-script/plain-map.ts";
import "#messages/every-language.ts";
import { drawFirstMarks } from "#web/map-view/draw-first-marks.ts";
import { DrawFirstMarks } from "#web/map-view/first-marks.tsx";
import { PageVenues, pageVenuesContext, venuesElement } from "#web/map-view/page-venues.ts";
import { pageContext } from "#web/session/page-context.ts";
import { fragmentsFor, withFragments } from "#web/start/fragment-cache.ts";
import { pageHtml, withLoaderData } from "#web/start/page-html.tsx";
import { withoutLoaderData } from "#web/start/react-router-internals.ts";
import { ServerDocument } from "#web/ui/server-document.ts";

/** Each document that the router answers with: as a body it would be read out of a stream again. */
const documents = new WeakMap<Response, string>();

/**
 * Made here rather than by the server, so that the handler, its context and the loaders come from one copy of the
 * router whether the pages are bundled or served by Vite.
 */
export function createPageHandler(build: ServerBuild, mode: "production" | "development") {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, page: PageContext): Promise<PageAnswer> => {
    const response = await handle(request, new RouterContextProvider(new Map([[pageContext, page]])));
    const { status, headers } = response;
    return { status, headers, body: documents.get(response) ?? (await response.bytes()) };
  };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
};

const MAP_PAGES = new Set(["explore/map-page", "embed/embed-page"]);

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = context.get(pageContext);
  const routes = router.staticHandlerContext.matches.map(({ route }) => route.id);
  // The forms of accounts are of no use before their script is there.
  const isToRead = routes.includes("shell/page-shell") && !routes.some((id) => id.startsWith("account/"));
  // While developing, Vite has scripts of its own that must come first.
  const late = isToRead ? "when-loaded" : routes.some((id) => MAP_PAGES.has(id)) ? "when-styled" : undefined;
  const start = router.manifest.hmr ? undefined : late;
  const fragments = fragmentsFor(routes.at(-1), router.staticHandlerContext.loaderData.root);
  const venues = context.get(pageVenuesContext);
  const { context: rendered, data } = withoutLoaderData(router);
  let failed = false;
  const page = await pageHtml(
    <ServerDocument value={{ nonce, start, fragments }}>
      <PlainMapContext value={context.get(plainMapContext)}>
        <DrawFirstMarks value={drawFirstMarks}>
          <PageVenues value={venues}>
            <ServerRouter context={rendered} url={request.url} nonce={nonce} />
          </PageVenues>
        </DrawFirstMarks>
      </PlainMapContext>
    </ServerDocument>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) reportError(error);
      },
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const response = new Response(null, { status: failed ? 500 : status, headers });
  const html = fragments ? withFragments(page.html, fragments) : page.html;
  const element = venues === null ? "" : venuesElement(venues);
  documents.set(response, data ? await withLoaderData(html, page.texts, data, nonce, element) : html);
  return response;
}
