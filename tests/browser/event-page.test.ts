import ICAL from "ical.js";
import type { VenueWithEvents } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { DAY_MS, formatDate } from "#domain/time.ts";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { watchShifts } from "./support/shifts.ts";
import { jsonLdOf, someEvent } from "./support/site.ts";

// React and the router alone are 91 KB of it; the rest must not grow unnoticed.
/** It was 128 KB before pages said when events end, what they cost and how they changed, and 144 before all pages shared fewer files. */
const MAX_SCRIPT_BYTES = 154 * 1024;

test("WEB-60 the second page of a language announces the scripts that the first one does", async ({
  request,
}) => {
  const { path } = await someEvent(request);
  const announcedAt = async (query: string) => {
    const answer = await request.get(path + query, { headers: { "accept-language": "ja" } });
    const links = (await answer.text()).matchAll(/<link rel="later" href="([^"]+)"/g);
    return [...links].map(([, href = ""]) => href).sort();
  };
  const first = await announcedAt("?first");
  expect(first.filter((href) => /entry\.client|event-page|ja-every-page/.test(href))).toHaveLength(3);
  expect(await announcedAt("?second")).toEqual(first);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("EVT-02 EVT-03 EVT-04 the page is complete, for people and for machines", async ({
    page,
    request,
  }) => {
    const { venue, event, path } = await someEvent(request);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);

    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toContainText(event.name);
    await expect(title.getByRole("link")).toHaveAttribute("href", event.link);
    await expect(
      page
        .locator("time", { hasText: formatDate(event.date) })
        .filter({ hasText: event.time })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(event.description)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: venue.name })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Link: / })).toHaveAttribute("href", event.link);
    await expect(page.getByRole("link", { name: "Go to the map" })).toHaveAttribute(
      "href",
      new RegExp(`^/map\\?at=.*venue=${venue._id}$`),
    );

    const head = async (selector: string, attribute: string) =>
      page.locator(`head ${selector}`).getAttribute(attribute);
    await expect(page).toHaveTitle(`${event.name} · Whereabouts`);
    expect(await head('meta[name="description"]', "content")).toContain(venue.name);
    expect(await head('link[rel="canonical"]', "href")).toMatch(
      new RegExp(`^https?://[^/]+${escaped(path)}$`),
    );
    expect(await head('meta[property="og:title"]', "content")).toBe(event.name);
    expect(await head('meta[name="twitter:card"]', "content")).toBe("summary_large_image");
    const image = await head('meta[property="og:image"]', "content");
    expect(new URL(image ?? "").pathname).toBe(urls.shareImage(event._id));

    const { TheaterEvent: fact, BreadcrumbList: trail } = await jsonLdOf(page);
    expect(fact).toMatchObject({
      name: event.name,
      startDate: expect.stringMatching(new RegExp(`^${event.date}T${event.time}:00[+-]\\d\\d:\\d\\d$`)),
      location: { "@type": "Place", name: venue.name, address: { addressLocality: venue.city } },
      offers: { url: event.link },
    });
    expect(Date.parse(String(fact?.startDate))).toBe(event.expiresAt - DAY_MS);
    expect(trail?.itemListElement).toHaveLength(3);
  });
});

test("EVT-01 odd ways of writing the address lead to the one address", async ({ request }) => {
  const { path } = await someEvent(request);
  for (const odd of [
    path.toUpperCase().replace("/EVENT/", "/event/"),
    `${path}/`,
    path.replaceAll("&", "%26"),
    path.replaceAll("&", "&amp;"),
    path.replace("/event/", "/Event/"),
  ]) {
    const answer = await request.get(odd, { maxRedirects: 0 });
    expect([odd, answer.status(), answer.headers().location]).toEqual([odd, 301, path]);
  }
  // A campaign's parameters are no other page.
  expect((await request.get(`${path}?utm_source=x`, { maxRedirects: 0 })).status()).toBe(200);
});

test("EVT-06 an unknown event is a 404 page with a way on", async ({ page, request }) => {
  const { path } = await someEvent(request);
  const answer = await page.goto(path.replace(/date=.*/, "date=2026-02-30"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost? This page is not on the map yet!");
  await expect(page.getByRole("link", { name: "Take me home" })).toBeVisible();
});

test("EVT-06 an event that is over says so, and what comes next", async ({ page, request }) => {
  const { venue, path } = await someEvent(request);
  const answer = await page.goto(path.replace(/event=.*/, "event=last-summer&date=2026-07-01"));
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This event has ended.");
  await expect(page.getByText(`Last Summer took place at ${venue.name} on 01.07.2026.`)).toBeVisible();
  await expect(page.getByRole("region", { name: "More here" }).getByRole("link").first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: `Events at ${venue.name}` }).click();
  await expect(page).toHaveURL(urls.venuePage(venue.slug));
});

test("PAGE-19 PAGE-21 an evening lists what is nearby, a run of days its open days, for everyone", async ({
  page,
  request,
}) => {
  const answer = await request.get("/api/locations/23.25&42.65&23.4&42.75&limit=1000");
  const venues: VenueWithEvents[] = await answer.json();
  const all = venues.flatMap(({ events, ...venue }) => events.map((event) => ({ venue, event })));
  const pathOf = ({ venue, event }: (typeof all)[number]) =>
    urls.eventPage({ location: venue.slug, category: venue.category, name: event.slug, date: event.date });
  const evening = all.find(({ event }) => event.date === "2026-11-20" && event.time === "20:00")!;
  await page.goto(pathOf(evening));
  const nearby = page.getByRole("region", { name: "Nearby that evening" });
  await expect(nearby.getByRole("listitem").first()).toContainText(/\d+\smin walk/);
  await expectNoAxeViolations(page);

  await page.goto(pathOf(all.find(({ event }) => event.openDays && event.openDays.length > 40)!));
  await hydrated(page);
  const days = page.getByRole("region", { name: "Open days" });
  const month = days.locator("[aria-live]");
  const before = await month.textContent();
  await days.getByRole("button", { name: "Next month" }).click();
  await expect(month).not.toHaveText(before ?? "");
  await expectNoAxeViolations(page);
});

test("PAGE-20 a cancelled event keeps its page, which says so to people and machines", async ({
  page,
  request,
}) => {
  const answer = await request.get("/api/locations/-180&-85&180&85&limit=200?status=cancelled");
  const [venue]: VenueWithEvents[] = await answer.json();
  const [event] = venue?.events ?? [];
  const response = await page.goto(
    urls.eventPage({
      location: venue!.slug,
      category: venue!.category,
      name: event!.slug,
      date: event!.date,
    }),
  );
  expect(response?.status()).toBe(200);
  await expect(page.getByText("This event has been cancelled.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remind me" })).toHaveCount(0);
  await expect(page.getByText("Calendar", { exact: true })).toHaveCount(0);
  const facts = Object.values(await jsonLdOf(page));
  expect(facts.map(({ eventStatus }) => eventStatus)).toContain("https://schema.org/EventCancelled");
  await expectNoAxeViolations(page);
});

test("EVT-05 the event goes into calendars at its instant", async ({ page, request }) => {
  const { venue, event, path } = await someEvent(request);
  await page.goto(path);
  await hydrated(page);
  await page.getByText("Calendar", { exact: true }).click();
  const google = await page.getByRole("link", { name: "Google Calendar" }).getAttribute("href");
  const start = new Date(event.expiresAt - DAY_MS).toISOString();
  expect(new URL(google ?? "").searchParams.get("dates")).toMatch(
    new RegExp(`^${start.replace(/[-:]|\.\d+/g, "")}/`),
  );
  const outlook = await page.getByRole("link", { name: "Outlook" }).getAttribute("href");
  expect(new URL(outlook ?? "").searchParams.get("startdt")).toBe(start);

  const href = await page.getByRole("link", { name: "Calendar file (.ics)" }).getAttribute("href");
  const file = await request.get(href ?? "");
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const entry = new ICAL.Event(
    new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect([entry.summary, entry.startDate.toJSDate().toISOString()]).toEqual([event.name, start]);
  expect(entry.location).toContain(venue.name);

  // Escape folds the list and gives the focus back.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Outlook" })).toBeHidden();
});

test.describe("for a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("EVT-07 the page says when it is there", async ({ page, request }) => {
    const { event, path } = await someEvent(request);
    await page.goto(path);
    const own = new Intl.DateTimeFormat("en", {
      timeZone: "America/New_York",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(event.expiresAt - DAY_MS);
    await expect(page.getByText(`${own}h in your time zone (New York)`)).toBeVisible();
  });
});

test.describe("for a visitor at the venue", () => {
  test.use({ timezoneId: "Europe/Sofia" });

  test("EVT-07 one time is enough; the page is light, moves nothing and is for everyone", async ({
    page,
    request,
  }) => {
    const { path } = await someEvent(request);
    const shifts = await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByText("in your time zone")).toHaveCount(0);
    expect(await shifts()).toEqual([]);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    await expectNoAxeViolations(page);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

test("LOOK-14 letters that come late move nothing", async ({ page, request }) => {
  const { path } = await someEvent(request);
  const release = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await release.promise;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto(path, { waitUntil: "commit" });
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const arrived = page.waitForResponse((response) => /manrope-latin-wght/.test(response.url()));
  release.resolve();
  await (await arrived).finished();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await shifts()).toEqual([]);
});
