import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { click, fieldOf, fill, mount, press, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import type { QueueItem } from "./moderation-calls.ts";
import { ModerationView } from "./moderation-view.tsx";

const PLACE = {
  name: "The Yard",
  address: "5 Rila St",
  city: "Sofia",
  timeZone: "Europe/Sofia",
  isNew: false,
  coordinates: [23.3, 42.7] as [number, number],
};
const item = (id: string, title: string, more: Partial<QueueItem> = {}): QueueItem => ({
  id,
  title,
  kind: "submission",
  state: "waiting",
  at: 0,
  event: null,
  page: null,
  report: null,
  form: { title, category: "concert", date: "2026-12-01", time: "20:00", venue: "concert/yard" },
  author: { name: "Mira", email: "mira@example.org", isGuest: true, approved: 3, rejected: 1 },
  claimedBy: null,
  duplicates: [],
  place: PLACE,
  venueId: null,
  ...more,
});
const REPORT = item("r", "Meridian Night", {
  kind: "report",
  form: null,
  place: null,
  author: null,
  event: "9",
  venueId: "4",
  page: "/event/x",
  report: { kind: "wrong time", text: "It starts at nine." },
});

let waiting: QueueItem[] = [];
let calls: [path: string, body: unknown][] = [];
let sources: object[] = [];
let refusal: Response | undefined;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  refusal = undefined;
  sources = [];
  waiting = [item("1", "Open Mic"), item("2", "Poets"), REPORT];
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url === routes.moderation) return Response.json({ total: waiting.length, items: waiting });
    if (url === routes.adminSources) return Response.json({ sources });
    if (url === routes.bans) return Response.json({ bans: [] });
    if (url === routes.decideTogether || url === routes.undoDecisions) {
      const body = JSON.parse(String(init?.body));
      calls.push([url === routes.undoDecisions ? "undo" : "together", body]);
      const answers = body.ids.map((id: string) => ({ id, state: "approved", event: null }));
      if (url === routes.undoDecisions) waiting = [item("1", "Open Mic"), ...waiting];
      if (url === routes.decideTogether) waiting = waiting.filter((each) => !body.ids.includes(each.id));
      return Response.json({ decided: answers, refused: [] });
    }
    const [, id, action] = /moderation\/(\w+)\/(\w+)$/.exec(url) ?? [];
    if (action !== "claim") calls.push([`${id} ${action}`, JSON.parse(String(init?.body))]);
    if (action === "approve" && refusal) return refusal;
    if (["approve", "reject", "merge"].includes(action ?? ""))
      waiting = waiting.filter((each) => each.id !== id);
    return Response.json({ id, state: "approved", event: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const View = () => (
    <QueryClientProvider client={new QueryClient()}>
      <ModerationView />
    </QueryClientProvider>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component: View }]);
  const user = { role: ADMIN_ROLE };
  const container = await mount(<Page hydrationData={{ loaderData: { root: { user } } }} />);
  const title = () => container.querySelector("article h2")?.textContent;
  const key = (name: string) => press(document.body, name);
  const shows = (name: string) => until(() => expect(title()).toBe(name));
  await until(() => expect(container.textContent).toContain("all keys"));
  return { container, shows, key };
}
const buttonOf = (container: HTMLElement, label: string) =>
  [...container.querySelectorAll("button")].find((each) => each.textContent === label);

describe("the moderation queue", () => {
  it("MOD-12 is walked and decided by single keys", async () => {
    const { container, shows, key } = await open();
    await shows("Open Mic");
    await key("j");
    await shows("Poets");
    await key("k");
    await shows("Open Mic");
    await key("a");
    await shows("Poets");
    expect(calls).toEqual([["1 approve", {}]]);
    await key("r");
    const dialog = container.querySelector("dialog")!;
    await press(dialog.querySelector("textarea"), "5");
    await press(dialog.querySelector("textarea"), "Enter");
    await shows("Meridian Night");
    expect(calls[1]).toEqual(["2 reject", { reason: "It’s private." }]);
    expect(container.textContent).toContain("It starts at nine.");
    await key("a");
    await until(() => expect(container.textContent).toContain("Nothing to review. Thank you!"));
  });

  it("MOD-13 a submission is edited first: only what was changed is sent, refusals stand at their fields", async () => {
    const { container, shows, key } = await open();
    await shows("Open Mic");
    await key("e");
    refusal = Response.json({ error: "no", fields: { time: "That hour is past." } }, { status: 400 });
    await fill(fieldOf(container, "Time"), "21:30");
    // Keys are letters while something is written.
    await press(fieldOf(container, "Title"), "a");
    await click(buttonOf(container, "Approve with these changes"));
    await until(() => expect(container.textContent).toContain("That hour is past."));
    expect(calls).toEqual([["1 approve", { time: "21:30" }]]);
    refusal = undefined;
    await click(buttonOf(container, "Approve with these changes"));
    await shows("Poets");
  });

  it("MOD-12 what another moderator has open is not decided, and keys can be switched off", async () => {
    waiting = [item("1", "Open Mic", { claimedBy: "Boyan Radev" }), item("2", "Poets")];
    const { container, shows, key } = await open();
    await shows("Poets");
    await key("k");
    await shows("Open Mic");
    expect(container.textContent).toContain("Boyan Radev is working on this right now.");
    await key("a");
    expect(calls).toEqual([]);
    await key("j");
    await shows("Poets");
    await click(fieldOf(container, "Use these shortcuts"));
    await key("a");
    expect(calls).toEqual([]);
  });

  it("MOD-20 ? shows all keys, of which none decides until it is closed", async () => {
    const { container, shows, key } = await open();
    await shows("Open Mic");
    await key("?");
    expect(container.querySelector("dialog")?.textContent).toMatch(/j.*Next.*u.*Undo the last decision/s);
    await key("a");
    expect(calls).toEqual([]);
    await click(container.querySelector('dialog [aria-label="Close"]'));
    expect(container.querySelector("dialog")).toBeNull();
    await click(buttonOf(container, "?all keys"));
    expect(container.querySelector("dialog")).not.toBeNull();
    await click(container.querySelector('dialog [aria-label="Close"]'));
    await key("a");
    await shows("Poets");
  });

  it("MOD-15 sources whose rows wait are listed for administrators, with the way to their review", async () => {
    sources = [
      { id: 3, name: "City of Sofia", waiting: 5, lastRun: { id: 8, state: "review" } },
      { id: 4, name: "Orbit", waiting: 0, lastRun: null },
    ];
    const { container } = await open();
    await until(() => expect(container.textContent).toContain("5 rows waiting"));
    expect(container.textContent).not.toContain("Orbit");
    const link = [...container.querySelectorAll("a")].find((each) => each.textContent === "City of Sofia");
    expect(link?.getAttribute("href")).toBe("/admin/sources?source=3&run=8");
  });

  it("MOD-12 a sender is banned after one question", async () => {
    const { container, shows } = await open();
    await shows("Open Mic");
    await click(buttonOf(container, "Ban this sender…"));
    expect(calls).toEqual([]);
    await click(buttonOf(container, "Ban"));
    expect(calls).toEqual([["1 ban", {}]]);
  });

  it("MOD-19 several are ticked by key and decided together, and the last decision is undone by key", async () => {
    const { container, shows, key } = await open();
    await shows("Open Mic");
    await key("x");
    await key("j");
    await shows("Poets");
    await key("x");
    expect(container.textContent).toContain("2 selected");
    await key("a");
    await until(() =>
      expect(calls).toEqual([["together", { ids: ["1", "2"], decision: "approve", reason: "" }]]),
    );
    await shows("Meridian Night");
    expect(container.textContent).not.toContain("selected");
    await key("u");
    await until(() => expect(calls.at(-1)).toEqual(["undo", { ids: ["1", "2"] }]));
    await shows("Open Mic");
    await key("u");
    expect(calls).toHaveLength(2);
  });

  it("MOD-19 a submission is merged into the event beside it by key, with what that lacks or what is ticked", async () => {
    const known = { title: "Open Mic Night", date: "2026-12-01", time: "19:30", description: "" };
    const duplicate = {
      _id: "7",
      name: "Open Mic Night",
      date: "2026-12-01",
      time: "19:30",
      page: "/event/y",
    };
    const more = { form: { ...item("1", "Open Mic").form, description: "Bring a poem." } };
    waiting = [
      item("1", "Open Mic", { ...more, duplicates: [{ ...duplicate, form: known }] }),
      item("2", "Poets", { duplicates: [{ ...duplicate, form: known }] }),
    ];
    const { container, shows, key } = await open();
    await shows("Open Mic");
    await key("m");
    await until(() => expect(calls).toEqual([["1 merge", { event: "7", take: ["description"] }]]));
    await shows("Poets");
    const start = [...container.querySelectorAll("table label")].find((each) => each.textContent === "Start");
    await click(start?.querySelector("input"));
    await click(
      [...container.querySelectorAll("button")].find((each) => each.textContent?.startsWith("Merge into it")),
    );
    await until(() => expect(calls.at(-1)).toEqual(["2 merge", { event: "7", take: ["time"] }]));
  });
});
