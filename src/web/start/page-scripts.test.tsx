import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { KeptPart, withKeptParts } from "#web/ui/kept-part.tsx";
import { type KeptParts, ServerDocument } from "#web/ui/server-document.ts";
import { AnnouncedScripts, PageScripts } from "./page-scripts.tsx";

function htmlOf(start?: "when-loaded" | "when-styled"): string {
  const Page = createRoutesStub([{ path: "/", Component: PageScripts }]);
  return renderToString(
    <ServerDocument value={{ start }}>
      <Page />
    </ServerDocument>,
  );
}

it("WEB-21 a page's announcements of scripts and its module script wait where it starts late, and nowhere else", () => {
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

it("WEB-60 announcements and scripts that pages of a kind share are those that each would have by itself", () => {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <>
          <AnnouncedScripts />
          <KeptPart name="scripts">
            <PageScripts />
          </KeptPart>
        </>
      ),
    },
  ]);
  const rendered = (shared: Pick<ServerDocument, "route" | "parts">) =>
    renderToString(
      <ServerDocument value={{ start: "when-loaded", ...shared }}>
        <Page />
      </ServerDocument>,
    );
  const parts: KeptParts = new Map();
  const alone = rendered({});
  expect(alone).toContain('rel="later"');
  for (const _ of ["made", "kept"]) {
    const pieces = withKeptParts(rendered({ route: "events", parts }), parts);
    const html = pieces.map((piece) => new TextDecoder().decode(Buffer.from(piece))).join("");
    expect(elementsOf(html)).toEqual(elementsOf(alone));
  }
  expect([...parts.keys()]).toEqual(["announced events", "scripts"]);
});

function elementsOf(html: string): string[] {
  return html.split("<").sort();
}
