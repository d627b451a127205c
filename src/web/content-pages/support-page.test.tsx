import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { LOCALES } from "#domain/locale.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import SupportPage from "./support-page.tsx";

const OWN = { donateUrl: "/support#donate", roadmapUrl: "/support#roadmap" };

function htmlOf(site: typeof OWN, planned: string[], locale: (typeof LOCALES)[number] = "en"): string {
  const props = { loaderData: { planned } } as unknown as Parameters<typeof SupportPage>[0];
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <MessagesProvider locale={locale}>
          <SupportPage {...props} />
        </MessagesProvider>
      ),
    },
  ]);
  const root = { site: { name: "Whereabouts", publicUrl: "", contactEmail: "hello@example.org", ...site } };
  return renderToString(<Page hydrationData={{ loaderData: { root } }} />);
}

it("PAGE-241 without settings of its own says how else to help, and what is planned", () => {
  const html = htmlOf(OWN, ["Friends on the map"]);
  expect(html).toMatch(/<section id="donate".*How you can help.*Tell a friend.*href="\/add".*mailto:hello/s);
  expect(html).toMatch(/<section id="roadmap".*Planned for the next version:.*Friends on the map/s);
  expect(html).not.toMatch(/donations|no public roadmap/);
  expect(htmlOf(OWN, [])).toContain("We haven’t announced the next version yet.");
  expect(htmlOf(OWN, ["Friends on the map"], "de")).toMatch(/<li lang="en"[^>]*>Friends on the map/);
});

it("PAGE-241 with them leads there", () => {
  const html = htmlOf({ donateUrl: "https://pay.example/", roadmapUrl: "https://board.example/" }, ["New"]);
  expect(html).toContain('href="https://pay.example/"');
  expect(html).toContain('href="https://board.example/"');
  expect(html).not.toContain("New</li>");
});
