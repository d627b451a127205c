import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import type { ApiToken } from "#contract/api-tokens.ts";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { act, click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { TokensCard } from "./tokens-card.tsx";

const AT = Date.parse("2026-11-15T12:00:00Z");
const TOKEN: ApiToken = {
  _id: "1",
  name: "Club site",
  right: "write",
  createdAt: AT,
  expiresAt: AT + 1,
  lastUsedAt: null,
};

async function show(tokens: ApiToken[], role: string = ADMIN_ROLE): Promise<HTMLElement> {
  const card = <TokensCard tokens={tokens} nowMs={AT} />;
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => card }]);
  return mount(<Page hydrationData={{ loaderData: { root: { user: { role } } } }} />);
}
/** Answers calls; returns what was asked. */
function answer(respond: (body: Record<string, unknown>) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${body ?? ""}`.trim());
    return respond(JSON.parse(String(body ?? "{}")));
  });
  return asked;
}
const button = (container: ParentNode, text: string) =>
  [...container.querySelectorAll("button")].find((each) => each.textContent === text);
const settled = () => act(() => new Promise((done) => setTimeout(done)));
const choicesOf = (card: HTMLElement, label: string) =>
  [...fieldOf(card, label).options].map(({ value }) => value);

it("TOK-10 makes a token, asks for the password where it is needed, and shows the token once", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => copied.push(text) } });
  const asked = answer(({ password }) =>
    password === undefined
      ? Response.json({ error: "", code: "currentNeeded" }, { status: 403 })
      : Response.json({ ...TOKEN, token: "wha_secret" }, { status: 201 }),
  );
  const card = await show([]);
  expect(card.textContent).toContain("You have no tokens.");
  await click(button(card, "Create a token"));
  expect(document.activeElement).toBe(fieldOf(card, "Token name"));
  await fill(fieldOf(card, "Token name"), "Club site");
  await fill(fieldOf(card, "What it can do"), "moderate");
  await fill(fieldOf(card, "How long it works"), "30");
  await click(button(card, "Create a token"));
  await settled();
  const sent = { name: "Club site", right: "moderate", days: 30 };
  expect(asked).toEqual([`POST ${routes.tokens} ${JSON.stringify(sent)}`]);
  await fill(fieldOf(card, "Current password"), "spoken softly");
  await click(button(card, "Create a token"));
  await settled();
  expect(JSON.parse(asked[1]!.split(" ").slice(2).join(" "))).toEqual({ ...sent, password: "spoken softly" });
  expect(card.querySelector<HTMLInputElement>('input[aria-label="The new token"]')!.value).toBe("wha_secret");
  await click(button(card, "Copy"));
  await settled();
  expect(copied).toEqual(["wha_secret"]);
  await click(button(card, "I’ve saved it"));
  expect(card.innerHTML).not.toContain("wha_secret");
});

it("TOK-10 offers only rights of the role", async () => {
  const card = await show([], "user");
  await click(button(card, "Create a token"));
  expect(choicesOf(card, "What it can do")).toEqual(["read", "write"]);
});

it("TOK-11 lists right, end and last use, and revokes after a question", async () => {
  const asked = answer(() => new Response(null, { status: 204 }));
  const card = await show([TOKEN, { ...TOKEN, _id: "2", name: "Old", expiresAt: AT, lastUsedAt: AT }]);
  const [first, second] = [...card.querySelectorAll("li")].map((row) => row.textContent);
  expect(first).toMatch(/^Club siteRead and change what’s yours · until .* · not used yet/);
  expect(second).toMatch(/ · expired .* · last used /);
  const revoke = card.querySelector('[aria-label="Revoke the token Old"]');
  await click(revoke);
  await click(button(document.querySelector("dialog")!, "Cancel"));
  expect(asked).toEqual([]);
  await click(revoke);
  expect(document.querySelector("dialog h2")!.textContent).toBe("Revoke “Old”?");
  await click(button(document.querySelector("dialog")!, "Revoke"));
  await settled();
  expect(asked).toEqual(["DELETE /api/account/tokens/2"]);
  expect(document.querySelector("dialog")).toBeNull();
});
