import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { routes, urls } from "#contract/urls.ts";
import type { Webhook } from "#contract/webhooks.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { WebhooksView } from "./webhooks-view.tsx";

afterEach(() => vi.unstubAllGlobals());

const URL = "https://hooks.example/whereabouts";
const SECRET = "whsec_c2VjcmV0";
const answer = { id: "event-1", kind: "created", at: 0, ms: 12, status: 500, problem: null } as const;
const hook: Webhook = {
  _id: "h1",
  url: URL,
  kinds: ["created", "deleted"],
  state: "active",
  stoppedBy: null,
  attempts: 0,
  failingSince: null,
  nextAt: null,
  answers: [],
  createdAt: 0,
};

/** The screen before a server that answers with these webhooks, and the calls that it makes. */
async function open(webhooks: Webhook[]) {
  const calls: [method: string, url: string, body: unknown][] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!init?.method) return Response.json({ webhooks });
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    calls.push([init.method, url, body]);
    if (url === urls.testWebhook("h1"))
      return Response.json({ ...answer, kind: "test", status: null, problem: "timeout" });
    if (init.method === "DELETE") return new Response(null, { status: 204 });
    if (init.method === "PATCH") return Response.json({ ...hook, ...body });
    if (body.url === "http://localhost/") {
      const problem = { code: "fetchPrivateAddress" };
      const fields = { url: "This is not a public address." };
      return Response.json(
        { error: "no", ...problem, fields, fieldErrors: { url: problem } },
        { status: 400 },
      );
    }
    webhooks.push({ ...hook, ...body });
    return Response.json({ ...hook, ...body, secret: SECRET }, { status: 201 });
  });
  const container = await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <WebhooksView />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const press = (label: string) => click(container.querySelector(`[aria-label="${label}"]`));
  return { container, calls, press };
}

it("HOOK-09 administrators add a webhook and see its secret once; a wrong address is told at its field", async () => {
  const { container, calls } = await open([]);
  await until(() => expect(container.textContent).toContain("No webhooks yet."));
  await fill(fieldOf(container, "Receiver URL"), "http://localhost/");
  await click(container.querySelector("button[type=submit]"));
  await until(() => expect(container.textContent).toContain("This is not a public address."));
  await fill(fieldOf(container, "Receiver URL"), URL);
  await click(container.querySelector('[name="kinds"][value="changed"]'));
  await click(container.querySelector("button[type=submit]"));
  const secret = () => container.querySelector<HTMLInputElement>('[aria-label="Secret"]');
  await until(() => expect(secret()?.value).toBe(SECRET));
  expect(calls.at(-1)).toEqual([
    "POST",
    routes.webhooks,
    { url: URL, kinds: ["created", "cancelled", "deleted"] },
  ]);
  await until(() => expect(container.querySelector("h3")?.textContent).toBe(URL));
  await click([...container.querySelectorAll("button")].find((each) => each.textContent === "I’ve saved it"));
  expect(secret()).toBeNull();
});

it("HOOK-10 each webhook tells how it is and its last answers, and is tested, paused and removed after a question", async () => {
  const { container, calls, press } = await open([
    { ...hook, attempts: 3, nextAt: Date.parse("2026-11-15T12:00:00Z"), answers: [answer] },
  ]);
  await until(() => expect(container.textContent).toContain("Active · Created, Deleted"));
  expect(container.querySelector("[role=alert]")?.textContent).toContain("3 attempts in a row have failed.");
  expect(container.querySelector("tbody")?.textContent).toContain("CreatedResponded 500 in 12\u00a0ms");
  await press(`Send a test to ${URL}`);
  await until(() => expect(container.textContent).toContain("No response in time"));
  await press(`Pause ${URL}`);
  await until(() => expect(container.textContent).toContain("The webhook is paused."));
  await press(`Remove ${URL}`);
  expect(calls.map(([method]) => method)).toEqual(["POST", "PATCH"]);
  const remove = [...container.querySelectorAll("dialog button")].find(
    (each) => each.textContent === "Remove",
  );
  await click(remove);
  await until(() => expect(calls.at(-1)).toEqual(["DELETE", urls.webhook("h1"), undefined]));
});

it("HOOK-10 one that was switched off says why, and is resumed", async () => {
  const { container, calls, press } = await open([
    { ...hook, state: "stopped", stoppedBy: "failures", attempts: 24 },
  ]);
  await until(() => expect(container.textContent).toContain("Turned off after 24 failed attempts."));
  await press(`Resume ${URL}`);
  await until(() => expect(calls).toEqual([["PATCH", urls.webhook("h1"), { state: "active" }]]));
});

it("HOOK-10 one whose receiver is gone says so, without a number", async () => {
  const { container } = await open([{ ...hook, state: "stopped", stoppedBy: "failures", attempts: 1 }]);
  await until(() => expect(container.textContent).toContain("the receiver doesn’t want any more messages"));
  expect(container.textContent).not.toContain("failed attempt");
});

it("HOOK-11 one whose token has ended says so", async () => {
  const { container } = await open([{ ...hook, state: "stopped", stoppedBy: "token-ended" }]);
  await until(() => expect(container.textContent).toContain("the token that created it has ended"));
  expect(container.textContent).not.toContain("failed attempts");
});
