import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { FederationOverview } from "#contract/admin-federation.ts";
import { routes } from "#contract/urls.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { FederationView } from "./federation-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const empty: FederationOverview = { name: "@events@here.example", followers: 12, following: [], rules: [] };
const fixed = { subject: "worse.example", kind: "block", note: "", isFixed: true, createdAt: null } as const;

/** The screen before a server that answers so, and the calls that it makes. */
async function open(overview: FederationOverview | undefined) {
  const calls: [method: string, url: string, body: unknown][] = [];
  let current = overview;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!current) return Response.json({ error: "no", code: "nothingHere" }, { status: 404 });
    if (!init?.method) return Response.json(current);
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    calls.push([init.method, url, body]);
    if (body?.subject === "no server") {
      const fields = { subject: "subject must be a server." };
      return Response.json({ error: "no", code: "badServer", fields }, { status: 400 });
    }
    const rules = body ? [...current.rules, { ...body, isFixed: false, createdAt: 0 }] : [];
    current = { ...current, rules };
    return Response.json(current);
  });
  const container = await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <FederationView />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { container, calls };
}

it("FED-18 administrators see followers and whom the site follows", async () => {
  const following = [{ actor: "https://town.example/relay", name: "Town", state: "asked" as const }];
  const { container } = await open({ ...empty, following });
  await until(() => expect(container.textContent).toContain("@events@here.example"));
  expect(container.textContent).toContain("Hasn’t answered yet");
  expect(container.textContent).toContain("Nobody is blocked");
});

it("FED-18 they block a server, are told a wrong one at its field, and take the rule back", async () => {
  const { container, calls } = await open({ ...empty, rules: [fixed] });
  await until(() => expect(container.textContent).toContain("From the server’s settings"));
  expect(container.querySelector('[aria-label="Remove the rule for worse.example"]')).toBeNull();
  await fill(fieldOf(container, "Server or actor"), "no server");
  await click(container.querySelector("button[type=submit]"));
  await until(() => expect(container.textContent).toContain("subject must be a server."));
  await fill(fieldOf(container, "Server or actor"), "bad.example");
  await click(container.querySelector("button[type=submit]"));
  await until(() => expect(container.textContent).toContain("The rule is in force."));
  const rule = { subject: "bad.example", kind: "block", note: "" };
  expect(calls.at(-1)).toEqual(["POST", routes.federationRules, rule]);
  await click(container.querySelector('[aria-label="Remove the rule for bad.example"]'));
  await until(() => expect(container.textContent).toContain("The rule was removed."));
  expect(calls.at(-1)).toEqual(["DELETE", `${routes.federationRules}?subject=bad.example`, undefined]);
});

it("FED-18 where federation is off the screen says so", async () => {
  const { container } = await open(undefined);
  await until(() => expect(container.textContent).toContain("Federation is off."));
});
