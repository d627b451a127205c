import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "#contract/account.ts";
import type { BasemapSources } from "#contract/basemap.ts";
import { routes } from "#contract/urls.ts";
import { act, click, fieldOf, fill, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { readDraft } from "./draft.ts";
import { SubmitForm } from "./submit-form.tsx";

const ELENA = { name: "Elena", role: "user", favorites: [] } as unknown as CurrentUser;
const VENUE = {
  venue: "concert/yard",
  category: "concert",
  name: "The Yard",
  address: "5 Rila St",
  city: "Sofia",
  country: "Bulgaria",
  timeZone: "Europe/Sofia",
  coordinates: [23.3, 42.7],
};
const SIMILAR = {
  _id: "7",
  name: "Accordion Night",
  date: "2026-12-01",
  time: "20:00",
  venue: "The Yard",
  page: "/event/7",
};

let sent: Record<string, unknown>[] = [];
let answer: () => Response = () => Response.json({ id: "1", state: "unconfirmed" }, { status: 202 });

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer = () => Response.json({ id: "1", state: "unconfirmed" }, { status: 202 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.startsWith(routes.submissionVenues)) return Response.json({ venues: [VENUE] });
    if (url.startsWith(routes.similarEvents)) return Response.json({ events: [SIMILAR] });
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(user?: CurrentUser) {
  const Form = () => (
    <SubmitForm basemap={{} as BasemapSources} found={[]} title="Add an event" lead="For everyone" />
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component: Form }]);
  const container = await mount(<Page hydrationData={{ loaderData: { root: { user } } }} />);
  const field = (label: string) => {
    const found = [...container.querySelectorAll("label")].find((each) => each.textContent === label)!;
    return (container.querySelector(`[id="${found.htmlFor}"]`) ??
      found.querySelector("input")) as HTMLInputElement;
  };
  return { container, field };
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(400));
const press = (container: HTMLElement, label: string) =>
  click([...container.querySelectorAll("button")].find((each) => each.textContent === label));

async function writeEvent({ container, field }: Awaited<ReturnType<typeof open>>) {
  await fill(field("Title"), "Accordion Tuesday");
  await click(field("Concert"));
  await fill(fieldOf(container, "Venue"), "yard");
  await pass();
  await click(container.querySelector("[role=option]"));
  await fill(fieldOf(container, "Date"), "2026-12-01");
  await fill(field("Time"), "20:00");
  await pass();
}

describe("the form for bringing an event", () => {
  it("SUB-16 says at each field what is missing, and goes to the first", async () => {
    const { container, field } = await open();
    await press(container, "Submit event");
    expect(container.textContent).toContain("Enter a title.");
    for (const sentence of ["Choose a category.", "Choose a venue, or drop a pin.", "Choose a date."])
      expect(container.textContent).toContain(sentence);
    expect(container.textContent).toContain("Please enter your email address");
    expect(document.activeElement).toBe(field("Title"));
    expect(sent).toEqual([]);
  });

  it("SUB-16 sends a guest's event at a venue that was found by typing, and says what happens next", async () => {
    const form = await open();
    await writeEvent(form);
    await fill(fieldOf(form.container, "Email"), "mira@example.org");
    await press(form.container, "Submit event");
    await pass();
    expect(sent).toMatchObject([
      {
        title: "Accordion Tuesday",
        category: "concert",
        venue: "concert/yard",
        date: "2026-12-01",
        time: "20:00",
        email: "mira@example.org",
        website: "",
      },
    ]);
    expect(form.container.querySelector("h1")?.textContent).toBe("One more step: check your email");
    expect(readDraft()).toBeUndefined();
  });

  it("SUB-16 shows each refusal at its field", async () => {
    answer = () =>
      Response.json(
        {
          error: "This event has ended.",
          fields: { date: "This event has ended.", repeat: "It has no end." },
        },
        { status: 400 },
      );
    const form = await open(ELENA);
    await writeEvent(form);
    await press(form.container, "Submit event");
    await pass();
    const noteOf = (label: string) => {
      const input = fieldOf(form.container, label);
      return document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent;
    };
    expect(noteOf("Date")).toBe("This event has ended.");
    expect(noteOf("Repeats")).toBe("It has no end.");
    expect(form.container.textContent).not.toContain("Email");
  });

  it("SUB-17 shows events that may be the same while it is written, until they are said to be others", async () => {
    const form = await open(ELENA);
    await writeEvent(form);
    expect(form.container.textContent).toContain("Is it one of these?");
    expect(form.container.querySelector('a[href="/event/7"]')).not.toBeNull();
    await press(form.container, "No, mine is a different one");
    expect(form.container.textContent).not.toContain("Is it one of these?");
  });

  it("SUB-18 a draft is kept on the device until it is sent or dropped", async () => {
    const first = await open(ELENA);
    await writeEvent(first);
    first.container.remove();
    const second = await open(ELENA);
    expect(second.field("Title").value).toBe("Accordion Tuesday");
    expect(fieldOf(second.container, "Venue").value).toBe("The Yard");
    expect(second.container.textContent).toContain("We’ve restored your draft.");
    await press(second.container, "Start over");
    expect(second.field("Title").value).toBe("");
    expect(readDraft()).toBeUndefined();
  });

  it("SUB-18 the preview shows what is written", async () => {
    const form = await open(ELENA);
    await writeEvent(form);
    const preview = form.container.querySelector('section[aria-label="Preview"]');
    expect(preview?.textContent).toContain("Accordion Tuesday");
    expect(preview?.textContent).toContain("Tue 1 Dec 2026 · 20:00");
    expect(preview?.textContent).toContain("The Yard, Sofia");
  });
});
