import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { routes } from "#contract/urls.ts";
import { click, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { type ChosenVenue, eventChoice } from "../choice/choice.ts";
import { DeleteVenueForm } from "./place-forms.tsx";

const ARENA: ChosenVenue = {
  _id: "1",
  name: "Arena",
  slug: "arena",
  category: "concert",
  version: 3,
  country: "Bulgaria",
  countryCode: "BG",
  city: "Sofia",
  region: "",
  address: "1 Kestrel Blvd",
  coordinates: ["23.3", "42.7"],
  timeZone: "Europe/Sofia",
};

afterEach(() => vi.unstubAllGlobals());

it("SRC-102 the events of a venue that was just deleted are not asked for", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${url.split("?")[0]}`);
    if (url.startsWith(routes.adminVenues)) return Response.json({ venues: [], hasMore: false });
    return Response.json(method === "POST" ? { message: "Venue Deleted" } : []);
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(["events", ARENA._id], []);
  for (const category of ["all", "concert"])
    client.setQueryData(["venues", "Bulgaria", "Sofia", category, ""], { venues: [ARENA], hasMore: false });
  const container = await mount(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DeleteVenueForm start={eventChoice(ARENA)} basemap={{} as never} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await click(container.querySelector("button[type=submit]"));
  const buttons = [...document.querySelectorAll("dialog button")];
  asked.length = 0;
  await click(buttons.find(({ textContent }) => textContent === "Delete"));
  await until(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked).toContain(`POST ${routes.deleteVenue}`);
  expect(asked).not.toContain(`GET ${routes.venueEvents}`);
});
