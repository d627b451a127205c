import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ServerDocument } from "#web/ui/server-document.ts";
import { PageScripts } from "./page-scripts.tsx";

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
