import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import "#web/messages/every-language.ts";
import { AdminSide } from "./admin-side.tsx";
import { totalEvents } from "./queries.ts";

it("ADM-02 writes the total as the call answers it", () => {
  const client = new QueryClient();
  client.setQueryData(totalEvents.queryKey, [{ totalEventsCount: 12_049 }]);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AdminSide view="add-city" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html.replace(/<[^>]*>/g, "")).toContain("Total Events: 12049");
});
