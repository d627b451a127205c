import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { FavoriteButton } from "./favorite-button.tsx";
import { takeWish } from "./favorite-wish.ts";
import { FavoritesProvider } from "./favorites-provider.tsx";
import { ReminderButton } from "./reminder-button.tsx";
import { SignInLine } from "./sign-in-line.tsx";

const HOUR_MS = 3_600_000;

async function guestAt(startsInMs: number): Promise<HTMLElement> {
  const startsAt = new Date(Date.now() + startsInMs).toISOString();
  const event = publicEvent({
    _id: "7",
    startsAt,
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
  });
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/map",
      Component: () => (
        <FavoritesProvider>
          <FavoriteButton eventId="7" name="Night" />
          <ReminderButton eventId="7" name="Night" />
          <SignInLine event={event} />
        </FavoritesProvider>
      ),
    },
  ]);
  return mount(
    <Page initialEntries={["/map?venue=3&at=1,2,3"]} hydrationData={{ loaderData: { root: {} } }} />,
  );
}

const heart = (container: HTMLElement) => container.querySelector('[data-kind="heart"]');
const bell = (container: HTMLElement) => container.querySelector('[data-kind="bell"]');
const line = (container: HTMLElement) => container.querySelector('[role="status"]');

describe("AUTH-41 the line that a guest's heart or bell opens", () => {
  beforeEach(() => localStorage.clear());

  it("says what signing in is for, carries the way back, and keeps the wish", async () => {
    const container = await guestAt(100 * HOUR_MS);
    expect(line(container)?.textContent).toBe("");
    await click(heart(container));
    expect(line(container)?.textContent).toContain("Sign in to save it to your favorites.");
    expect(line(container)?.querySelector("a")?.getAttribute("href")).toBe(
      "/login?notice=for-favorite&next=%2Fmap%3Fvenue%3D3%26at%3D1%2C2%2C3",
    );
    await click(bell(container));
    expect(line(container)?.textContent).toMatch(
      /Sign in and we’ll remind you on [A-Z][a-z]{2} \d+ .* at \d\d:\d\d\./,
    );
    expect(takeWish(Date.now())).toEqual({ event: "7", kind: "reminder" });
  });

  it("is closed by the same button, and the wish is gone", async () => {
    const container = await guestAt(100 * HOUR_MS);
    await click(heart(container));
    await click(heart(container));
    expect(line(container)?.textContent).toBe("");
    expect(takeWish(Date.now())).toBeUndefined();
  });

  it("does not offer a reminder that would come too late", async () => {
    const container = await guestAt(3 * HOUR_MS);
    await click(bell(container));
    expect(line(container)?.textContent).toMatch(/one day before/);
    expect(line(container)?.querySelector("a")).toBeNull();
  });
});
