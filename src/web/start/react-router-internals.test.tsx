import { lazy, Suspense } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  createRequestHandler,
  createRoutesStub,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ServerDocument } from "#web/ui/server-document.ts";
import { PageScripts } from "./page-scripts.tsx";
import { hasSuspended, loaderDataScript, withoutLoaderData } from "./react-router-internals.ts";

const FOUND = { text: "</script>", list: [1, null] };

function Page() {
  return <p>{JSON.stringify(useLoaderData())}</p>;
}

function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** A build of one page, as the router's own tools make it. */
function buildOf(renderPage: (context: EntryContext) => Promise<string>): ServerBuild {
  const routes = {
    root: { id: "root", path: "", module: { default: Root } },
    page: { id: "page", parentId: "root", index: true, module: { default: Page, loader: () => FOUND } },
  };
  const listed = Object.fromEntries(
    Object.entries(routes).map(([id, { module, ...route }]) => [
      id,
      { ...route, module: `/${id}.js`, hasLoader: "loader" in module, imports: [], css: [] },
    ]),
  );
  const handle = async (_request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(await renderPage(context), { status, headers });
  return {
    entry: { module: { default: handle } },
    routes,
    assets: {
      version: "1",
      url: "/manifest.js",
      entry: { module: "/entry.js", imports: [] },
      routes: listed,
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

async function answerOf(renderPage: (context: EntryContext) => Promise<string>): Promise<string> {
  const answer = await createRequestHandler(
    buildOf(renderPage),
    "production",
  )(new Request("http://localhost/"));
  return answer.text();
}

describe("WEB-96 what is used of React's and the router's inner workings is as it was", () => {
  it("React marks what was not ready when a page was rendered at once, and nothing else", () => {
    const Late = lazy(async () => ({ default: () => <p>late</p> }));
    expect(hasSuspended(renderToString(<Suspense fallback="…">{<Late />}</Suspense>))).toBe(true);
    expect(hasSuspended(renderToString(<Suspense fallback="…">ready</Suspense>))).toBe(false);
  });

  it("the router hands its loaders' data to the browser by the script that we write", async () => {
    const whole = await answerOf(async (context) => {
      const stream = await renderToReadableStream(<ServerRouter context={context} url="http://localhost/" />);
      await stream.allReady;
      return new Response(stream).text();
    });
    let data = "";
    const without = await answerOf(async (context) => {
      const taken = withoutLoaderData(context);
      data = await new Response(taken.data).text();
      return renderToString(<ServerRouter context={taken.context} url="http://localhost/" />);
    });
    expect(without).toContain("list");
    expect(without).not.toContain("streamController.enqueue");
    const scripts = [...whole.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = ""]) => code);
    const written = scripts.filter((code) => /streamController\.(enqueue|close)/.test(code)).join("");
    const plain = (code: string) => code.replace(/\\u003[ce]|[<>;\s]/g, "");
    expect(plain(written)).toBe(plain(loaderDataScript(data)));
  });

  it("WEB-21 the router's announcements of scripts and its module script wait where a page starts late, and nowhere else", () => {
    // The router's stub announces scripts without addresses, of which React complains.
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => complaints.mockRestore());
    const htmlOf = (start?: "when-loaded" | "when-styled") => {
      const Stub = createRoutesStub([{ path: "/", Component: PageScripts }]);
      return renderToString(
        <ServerDocument value={{ start }}>
          <Stub />
        </ServerDocument>,
      );
    };
    const atOnce = htmlOf();
    expect(atOnce).toContain('rel="modulepreload"');
    expect(atOnce).toContain('type="module"');
    for (const start of ["when-loaded", "when-styled"] as const)
      expect(htmlOf(start)).toBe(
        atOnce
          .replaceAll('rel="modulepreload"', 'rel="later"')
          .replace(/type="module"([^>]*)/, `type="later"$1 data-start="${start}"`),
      );
  });
});
