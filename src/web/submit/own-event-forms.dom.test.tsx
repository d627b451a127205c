import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BasemapSources } from "#contract/basemap.ts";
import type { OwnEventForm } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { click, fieldOf, fill, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { readDraft } from "./draft.ts";
import { ChangeForm, CopyForm } from "./own-event-forms.tsx";

const OWN: OwnEventForm = {
  form: {
    title: "Jam",
    date: "2026-12-01",
    time: "20:00",
    endDate: null,
    endTime: null,
    isAllDay: false,
    venue: "concert/yard",
    category: "concert",
    description: "Bring a horn.",
    tags: ["jazz"],
    isFree: false,
    priceFrom: 5,
    priceTo: null,
    currency: "EUR",
    organizer: "Swing Club",
  },
  place: {
    name: "The Yard",
    address: "5 Rila St",
    city: "Sofia",
    timeZone: "Europe/Sofia",
    isNew: false,
    coordinates: [23.3, 42.7],
  },
  version: 3,
  dates: { following: 2, all: 4 },
};

let sent: [method: string, url: string, body: Record<string, unknown>][] = [];
let own: () => Response = () => Response.json(OWN);

beforeEach(() => {
  localStorage.clear();
  sent = [];
  own = () => Response.json(OWN);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.startsWith(routes.similarEvents)) return Response.json({ events: [] });
    if (!init?.body) return own();
    sent.push([init.method ?? "", url, JSON.parse(String(init.body))]);
    return Response.json({ changed: 4, version: 4, id: "1", state: "approved" });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(form: ReactNode) {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => form },
    { path: urls.ownEvents, Component: () => <p>My Events</p> },
  ]);
  const user = { name: "Dara", role: "organizer", favorites: [] };
  return mount(<Page hydrationData={{ loaderData: { root: { user } } }} />);
}
const press = (container: HTMLElement, label: string) =>
  click([...container.querySelectorAll("button")].find((each) => each.textContent === label));

it("ORG-35 the form changes an event in the dates that are chosen, with the version that was read", async () => {
  const container = await open(<ChangeForm id="7" basemap={{} as BasemapSources} />);
  await until(() => expect(fieldOf(container, "Title").value).toBe("Jam"));
  expect(container.textContent).not.toContain("Repeats");
  expect(container.textContent).not.toContain("Drop a pin");
  await fill(fieldOf(container, "Title"), "Jam Session");
  await click(container.querySelector('input[name="scope"][value="all"]'));
  await press(container, "Save changes");
  await until(() => expect(container.textContent).toBe("My Events"));
  expect(sent).toMatchObject([
    [
      "PATCH",
      urls.ownEvent("7"),
      { title: "Jam Session", venue: "concert/yard", priceFrom: "5", scope: "all", version: 3 },
    ],
  ]);
  expect(readDraft()).toBeUndefined();
});

it("ORG-35 a copy is the filled form without its date, sent as a new event; what is not one's own is told", async () => {
  const container = await open(<CopyForm id="7" basemap={{} as BasemapSources} />);
  await until(() => expect(fieldOf(container, "Title").value).toBe("Jam"));
  expect(fieldOf(container, "Date").value).toBe("");
  await fill(fieldOf(container, "Date"), "2027-01-05");
  await press(container, "Submit event");
  await until(() => expect(container.textContent).toContain("It’s on the map"));
  expect(sent).toMatchObject([
    ["POST", routes.submissions, { title: "Jam", date: "2027-01-05", time: "20:00" }],
  ]);
  own = () => Response.json({ error: "This event doesn’t exist." }, { status: 404 });
  const foreign = await open(<ChangeForm id="8" basemap={{} as BasemapSources} />);
  await until(() => expect(foreign.textContent).toContain("it isn’t yours"));
});
