import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RootData } from "#web/session/root-data.ts";
import { CachedFragment } from "#web/ui/cached-fragment.tsx";
import { type FragmentName, ServerDocument } from "#web/ui/server-document.ts";
import { fragmentsFor, withFragments } from "./fragment-cache.ts";

/** The page, and how often its header was rendered. */
function pageWith(text: string, fragments: Map<FragmentName, string> | undefined) {
  let rendered = 0;
  function Header() {
    rendered++;
    return <nav>Menu &amp; more · меню $&amp; $1</nav>;
  }
  const html = renderToString(
    <ServerDocument value={{ fragments }}>
      <CachedFragment name="header">
        <Header />
      </CachedFragment>
      <main title={text}>{text}</main>
      <CachedFragment name="footer">
        <footer>Foot</footer>
        <hr />
      </CachedFragment>
    </ServerDocument>,
  );
  return { html: fragments ? withFragments(html, fragments) : html, rendered };
}

const guest = { locale: "en", site: { name: "Whereabouts", publicUrl: "http://localhost" } } as RootData;

describe("WEB-60 the frame that many pages share", () => {
  it("is rendered once, and each page is as if it were rendered with it", () => {
    const fragments = new Map<FragmentName, string>();
    for (const [text, times] of [
      ["first", 1],
      ["second", 0],
      ['</cached-fragment><cached-fragment id="header">', 0],
    ] as const)
      expect(pageWith(text, fragments)).toEqual({ html: pageWith(text, undefined).html, rendered: times });
    expect([...fragments.keys()]).toEqual(["header", "footer"]);
  });

  it("is nothing of its own where nothing is cached, as in the browser", () => {
    expect(pageWith("text", undefined).html).toContain(
      '</nav><main title="text">text</main><footer>Foot</footer><hr/>',
    );
  });

  it("is shared by guests of one language and one look, on pages that the menu does not mark", () => {
    const of = (route: string, root: Partial<RootData> = {}) => fragmentsFor(route, { ...guest, ...root });
    const shared = of("events/event-page");
    expect(shared).toBeDefined();
    expect(of("directory/city-page")).toBe(shared);
    expect(of("events/event-page", { locale: "bg" })).not.toBe(shared);
    expect(of("landing/landing-page")).toBeUndefined();
    expect(of("events/event-page", { user: { _id: "1" } as RootData["user"] })).toBeUndefined();
  });
});
