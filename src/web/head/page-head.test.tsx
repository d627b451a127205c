import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LOCALES } from "#domain/locale.ts";
import "#tests/support/messages.ts";
import { withKeptParts } from "#web/ui/kept-part.tsx";
import { type KeptParts, ServerDocument } from "#web/ui/server-document.ts";
import { PageHead } from "./page-head.tsx";

function headOf(title: string, names: string[], path = "/", parts?: KeptParts): string {
  const Head = () => <PageHead title={title} names={names} description="" path={path} />;
  const Page = createRoutesStub([{ id: "root", path: "/", Component: Head }]);
  const root = { site: { name: "Whereabouts", publicUrl: "https://events.example" } };
  const html = renderToString(
    <ServerDocument value={{ parts }}>
      <Page hydrationData={{ loaderData: { root } }} />
    </ServerDocument>,
  );
  return parts ? withKeptParts(html, parts).join("") : html;
}

it("WEB-92 links to other languages are rendered once, and each page has those that it would have by itself", () => {
  const parts: KeptParts = new Map();
  const paths = ["/event/a&b=$&", "/event/b&c='\"$1", "/city/a?page=2", "/city/b?x&y=3", "/event/ж"];
  for (const path of paths) {
    const html = headOf("Sofia", [], path, parts);
    expect(html).toBe(headOf("Sofia", [], path));
    expect(html.match(/hrefLang="/g)).toHaveLength(LOCALES.length + 1);
  }
  expect([...parts.keys()]).toEqual(["alternates", "alternates-more"]);
});

it("WEB-69 letters of the names that a page begins with are announced, in title and list, and no others", () => {
  const font = /<link rel="preload" as="font"[^>]*cyrillic/;
  expect(headOf("Sofia", ["Winter strings", "Лебедово езеро"])).toMatch(font);
  expect(headOf("София", [])).toMatch(font);
  expect(headOf("Sofia", ["Winter strings"])).not.toMatch(font);
});
