import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { PageContext } from "#contract/pages.ts";
import { PlainMapContext, plainMapContext } from "#web/explore/without-script/plain-map.ts";
import "#messages/every-language.ts";
import { pageContext } from "#web/session/page-context.ts";
import { ServerDocument } from "#web/ui/server-document.ts";

/**
 * Made here rather than by the server, so that the handler, its context and the loaders come from one copy of the
 * router whether the pages are bundled or served by Vite.
 */
export function createPageHandler(build: ServerBuild, mode: "production" | "development") {
  const handle = createRequestHandler(build, mode);
  return (request: Request, page: PageContext): Promise<Response> =>
    handle(request, new RouterContextProvider(new Map([[pageContext, page]])));
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
};

const MAP_PAGES = new Set(["explore/map-page", "embed/embed-page"]);

/** Pages are rendered whole, without streaming: crawlers, previews and readers without script get all of them. */
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
  let failed = false;
  const html = await renderToReadableStream(
    <ServerDocument value={{ nonce, start }}>
      <PlainMapContext value={context.get(plainMapContext)}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </PlainMapContext>
    </ServerDocument>,
    {
      nonce,
      signal: request.signal,
      // The page is sent as a whole: no part of it is to be put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) reportError(error);
      },
    },
  );
  await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: failed ? 500 : status, headers });
}
