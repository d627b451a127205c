import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { OrganizerGrants } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { namedPageText } from "./named-page.ts";
import { OrganizersView } from "./organizers-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const LISTED: OrganizerGrants = {
  organizers: [
    {
      kind: "venue",
      name: "Dara Velkova",
      page: "/venue/yard/concert",
      id: "g1",
      email: "dara@example.org",
      venue: "The Yard",
      address: "5 Rila St",
      proof: "mail",
      isNew: true,
      at: 0,
    },
  ],
  websites: [{ kind: "venue", name: "The Yard", page: "/venue/yard/concert", site: "https://yard.example" }],
  claims: [
    {
      kind: "organizer",
      name: "Two Left Feet",
      page: "/organizer/two-left-feet",
      id: "c1",
      way: "admin",
      state: "open",
      site: null,
      sentTo: null,
      expiresAt: 0,
      reason: null,
      at: 0,
      email: "boyan@example.org",
      account: "Boyan Radev",
      text: "I run it.",
    },
  ],
};

it("ORG-39 administrators see who holds what, how it was proved and what is claimed; they grant, refuse and withdraw", async () => {
  const calls: [method: string, url: string, body: unknown][] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!init?.method) return Response.json(LISTED);
    calls.push([init.method, url, init.body && JSON.parse(String(init.body))]);
    return init.method === "DELETE" ? new Response(null, { status: 204 }) : Response.json(LISTED);
  });
  const container = await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <OrganizersView />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await until(() =>
    expect(container.querySelector("tbody")?.textContent).toContain("dara@example.orgby email"),
  );
  expect(container.textContent).toContain("I run it.");
  const press = (label: string) => click(container.querySelector(`[aria-label="${label}"]`));
  await press("Grant Two Left Feet to boyan@example.org");
  await press("Refuse the claim of boyan@example.org for Two Left Feet");
  await fill(container.querySelector("dialog textarea") as unknown as HTMLInputElement, "Who are you?");
  await click(container.querySelector("dialog button[type=submit]"));
  await press("Withdraw The Yard from dara@example.org");
  await fill(fieldOf(container, "Account email"), "vera@example.org");
  await fill(container.querySelector<HTMLInputElement>('[name="page"]')!, "nowhere");
  await click(container.querySelector("form button[type=submit]"));
  await until(() => expect(container.textContent).toContain("This isn’t the link of a venue"));
  await fill(container.querySelector<HTMLInputElement>('[name="page"]')!, "/venue/yard");
  await click(container.querySelector("form button[type=submit]"));
  await until(() =>
    expect(calls).toEqual([
      ["POST", urls.decideClaim("c1"), { isGranted: true }],
      ["POST", urls.decideClaim("c1"), { isGranted: false, reason: "Who are you?" }],
      ["DELETE", urls.organizerGrant("g1"), undefined],
      ["POST", routes.organizerGrants, { email: "vera@example.org", venue: "yard" }],
    ]),
  );
  expect(container.textContent).toContain("https://yard.example");
  await fill(container.querySelector<HTMLInputElement>('[name="of"]')!, "/venue/yard/concert");
  await fill(container.querySelector<HTMLInputElement>('[name="site"]')!, "yard.example");
  await click(container.querySelector('[name="site"]')!.closest("form")!.querySelector("button"));
  await until(() =>
    expect(calls.at(-1)).toEqual([
      "PUT",
      routes.pageWebsite,
      { venue: "concert/yard", website: "yard.example" },
    ]),
  );
});

it.each([
  ["https://events.example/venue/yard/concert?x=1", { venue: "concert/yard" }],
  ["/organizer/two-left-feet", { organizer: "two-left-feet" }],
  ["/venue/", undefined],
  ["/city/bulgaria/sofia", undefined],
])("ORG-39 the address %s names a page", (text, page) => expect(namedPageText(text)).toEqual(page));
