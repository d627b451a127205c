import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { routes } from "#contract/urls.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import { click, mount } from "#tests/support/mount.ts";
import { useCountOpened, useCountTickets } from "./count-opened.ts";

let sent: [url: string, body: unknown, credentials: unknown][] = [];

afterEach(() => vi.unstubAllGlobals());

/** The page of an event, as a user of this role opens it. */
async function open(event: string, role?: Role): Promise<HTMLElement> {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body)), init.credentials]);
    return new Response(null, { status: 204 });
  });
  function EventPage() {
    useCountOpened(event);
    return (
      <button type="button" onClick={useCountTickets(event)}>
        Tickets
      </button>
    );
  }
  const Page = createRoutesStub([{ id: "root", path: "/", Component: EventPage }]);
  const user = role && { role };
  const container = await mount(<Page hydrationData={{ loaderData: { root: { user } } }} />);
  return container.querySelector("button")!;
}

it("ORG-40 the browser tells that an event was opened, once and without cookies; organizers do not count", async () => {
  for (const role of ["organizer", "moderator", ADMIN_ROLE] as const) {
    await open("1", role);
    expect(sent).toEqual([]);
  }
  await open("1");
  expect(sent).toEqual([[routes.openedEvent, { event: "1", what: "event" }, "omit"]]);
  await open("1", "user");
  expect(sent).toEqual([]);
});

it("ORG-43 the browser tells that a ticket link was followed, once and without cookies; organizers do not count", async () => {
  await click(await open("3", "organizer"));
  expect(sent).toEqual([]);
  const link = await open("3");
  await click(link);
  await click(link);
  expect(sent.slice(1)).toEqual([[routes.openedEvent, { event: "3", what: "tickets" }, "omit"]]);
});
