import { createRoutesStub } from "react-router";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type { Claim, ClaimedPage } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { ClaimPage } from "./claim-page.tsx";
import { ConfirmClaimForm } from "./confirm-claim-page.tsx";

const YARD: ClaimedPage = {
  kind: "venue",
  name: "The Yard",
  page: "/venue/yard/concert",
  isYours: false,
  problem: null,
  ...{ site: "https://yard.example", mailHost: "yard.example", claim: null },
};
const CLAIM = {
  kind: "venue" as const,
  name: "The Yard",
  page: "/venue/yard/concert",
  id: "7",
  state: "open" as const,
  site: null,
  sentTo: null,
  code: null,
  reason: null,
  expiresAt: Date.parse("2026-11-30"),
};

afterEach(() => vi.unstubAllGlobals());
// A new act for each look: what happens during one is shown at its end.
const named = (container: HTMLElement, label: string) =>
  [...container.querySelectorAll("button")].find((each) => each.textContent === label);

async function open(page: ClaimedPage, onCall: (url: string, body: unknown) => Response | ClaimedPage) {
  let shown = page;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.startsWith(routes.claimedPage)) return Response.json(shown);
    const answer = onCall(url, init?.body && JSON.parse(String(init.body)));
    if (answer instanceof Response) return answer;
    shown = answer;
    return Response.json({});
  });
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <ClaimPage kind="venue" name="concert/yard" /> },
  ]);
  const container = await mount(<Page hydrationData={{ loaderData: { root: {} } }} />);
  await until(() => expect(container.textContent).toContain("Through an administrator"));
  return container;
}

it("ORG-36 a claim is made by a mail to the website's domain; a refusal stands at its field", async () => {
  const sent: unknown[] = [];
  const container = await open(YARD, (_url, body) => {
    sent.push(body);
    const fields = { mailbox: "Enter only the part before @yard.example." };
    if (sent.length === 1) return Response.json({ error: "no", fields }, { status: 400 });
    return { ...YARD, claim: { ...CLAIM, way: "mail", sentTo: "office@yard.example" } };
  });
  await fill(fieldOf(container, "Address at yard.example"), "office@evil.example");
  await click(named(container, "Send link"));
  await until(() => expect(container.textContent).toContain("Enter only the part before @yard.example."));
  await fill(fieldOf(container, "Address at yard.example"), "office");
  await click(named(container, "Send link"));
  await until(() => expect(container.textContent).toContain("We sent a link to office@yard.example."));
  expect(sent[1]).toEqual({ venue: "concert/yard", way: "mail", mailbox: "office" });
});

it("ORG-37 the code for a website is shown and checked; without a website an administrator is asked", async () => {
  const calls: string[] = [];
  const container = await open(YARD, (url) => {
    calls.push(url);
    if (url === routes.claims) return { ...YARD, claim: { ...CLAIM, way: "page", code: "claim-123" } };
    return Response.json({ error: "Your code wasn’t found." }, { status: 400 });
  });
  await click(named(container, "Get code"));
  await until(() => expect(container.querySelector("code")?.textContent).toContain("claim-123"));
  await click(named(container, "Check now"));
  await until(() => expect(container.textContent).toContain("Your code wasn’t found."));
  expect(calls).toEqual([routes.claims, urls.checkClaim("7")]);

  const problem = { code: "claimNoWebsite", error: "We don’t know a website of The Yard." };
  const plain = await open({ ...YARD, site: null, mailHost: null, problem }, () => ({
    ...YARD,
    site: null,
    mailHost: null,
    claim: { ...CLAIM, way: "admin" },
  }));
  expect(plain.textContent).toContain("We don’t know a website of The Yard.");
  expect(plain.querySelectorAll("section")).toHaveLength(1);
  await click(named(plain, "Ask an administrator"));
  await until(() => expect(plain.textContent).toContain("An administrator will review it"));

  document.documentElement.lang = "bg";
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  const known = { ...problem, params: { name: "The Yard" } };
  const translated = await open({ ...YARD, site: null, mailHost: null, problem: known }, () => YARD);
  expect(translated.textContent).toContain("Не знаем уебсайт на The Yard, затова решава администратор.");
});

it("ORG-38 the mailed link confirms by a press, and says what is wrong with it", async () => {
  let status = 404;
  let claim: Claim = { ...CLAIM, way: "mail", state: "granted" };
  vi.stubGlobal("fetch", async () =>
    Response.json(status === 404 ? { error: "This link no longer works." } : claim, { status }),
  );
  const Page = createRoutesStub([{ path: "/", Component: () => <ConfirmClaimForm id="7" token="secret" /> }]);
  const container = await mount(<Page />);
  await click(named(container, "Confirm claim"));
  await until(() => expect(container.textContent).toContain("This link no longer works."));
  status = 200;
  await click(named(container, "Confirm claim"));
  await until(() => expect(container.textContent).toContain("The Yard is yours."));

  claim = { ...CLAIM, way: "admin", state: "open" };
  const left = await mount(<Page />);
  await click(named(left, "Confirm claim"));
  await until(() => expect(left.textContent).toContain("An administrator will decide and email you."));
});
