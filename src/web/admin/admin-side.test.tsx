import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import "#tests/support/messages.ts";
import { AdminSide } from "./admin-side.tsx";
import { totalEvents } from "./queries.ts";

function side(role: Role): string {
  const client = new QueryClient();
  client.setQueryData(totalEvents.queryKey, [{ totalEventsCount: 12_049 }]);
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <AdminSide view="moderation" /> },
  ]);
  return renderToString(
    <QueryClientProvider client={client}>
      <Page hydrationData={{ loaderData: { root: { user: { role } } } }} />
    </QueryClientProvider>,
  ).replace(/<[^>]*>/g, "");
}

it("ADM-02 writes the total of the call, grouped", () => {
  expect(side(ADMIN_ROLE)).toContain("Total Events: 12,049");
});

it("MOD-11 a moderator is offered the queue alone", () => {
  expect(side(ADMIN_ROLE)).toMatch(/Moderation.*Roles.*Add City/);
  expect(side("moderator")).toContain("Moderation");
  expect(side("moderator")).not.toMatch(/Roles|Add City|Sources|Change log/);
});
