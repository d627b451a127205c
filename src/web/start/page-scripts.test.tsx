import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { PageScripts } from "./page-scripts.tsx";
import { ServerDocument } from "./server-document.ts";

function htmlOf(startsLate: boolean): string {
  const Page = createRoutesStub([{ path: "/", Component: PageScripts }]);
  return renderToString(
    <ServerDocument value={{ startsLate }}>
      <Page />
    </ServerDocument>,
  );
}

it("WEB-21 a page's announcements of scripts and its module script wait where it starts late, and nowhere else", () => {
  const atOnce = htmlOf(false);
  expect(atOnce).toContain('rel="modulepreload"');
  expect(atOnce).toContain('type="module"');
  const late = htmlOf(true);
  expect(late).toBe(
    atOnce.replaceAll('rel="modulepreload"', 'rel="later"').replace('type="module"', 'type="later"'),
  );
});
