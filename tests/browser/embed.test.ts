import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectNoAxeViolations } from "./support/axe.ts";
import { expect, hydrated, test } from "./support/browser-test.ts";
import { withoutMapCode } from "./support/map-screen.ts";
import { SUNDAY } from "./support/sunday.ts";

const SOFIA = "at=42.6977,23.3219,13";

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(SUNDAY);
  await withoutMapCode(page);
});

test("PAGE-12 a page of someone else shows the map in a frame", async ({ page, baseURL }) => {
  // A server of its own: a page that only the test makes up has no address, and may frame none on this machine.
  const html = `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><iframe src="${baseURL}/embed?${SOFIA}&categories=concert" title="Events" width="360" height="460"></iframe>`;
  const elsewhere = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(html),
  );
  await once(elsewhere.listen(0, "127.0.0.1").unref(), "listening");
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const frame = page.frameLocator("iframe");
  const list = frame.getByText(/^\d+ venues in view$/);
  await expect(list).toBeVisible();
  const full = frame.getByRole("link", { name: "Open the map" });
  await expect(full).toHaveAttribute("target", "_blank");
  await expect(full).toHaveAttribute("href", /^\/map\?.*categories=concert/);

  await list.click();
  const first = frame.getByRole("listitem").first().getByRole("button");
  const name = (await first.textContent())!.trim();
  await first.click();
  const card = frame.getByRole("region", { name });
  await expect(card.getByRole("heading", { level: 1 })).toHaveText(name);
  const event = card.getByRole("listitem").first().getByRole("link");
  await expect(event).toHaveAttribute("href", /^\/event\/location=.*&category=concert&/);
  await expect(event).toHaveAttribute("target", "_blank");
  await card.getByRole("button", { name: "Close" }).click();
  await expect(list).toBeVisible();
  elsewhere.close();
});

test("EMB-08 a page of someone else with a strict policy shows events in the component and in frames", async ({
  page,
  baseURL,
  request,
}) => {
  const policy = ["script-src", "connect-src", "frame-src", "img-src"].map((kind) => `${kind} ${baseURL}`);
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><script async src="${baseURL}/embed.js"></script>
<whereabouts-events city="Sofia" country="Bulgaria" limit="3" theme="dark" server="${baseURL}"></whereabouts-events>
<iframe src="${baseURL}/embed/list?city=Sofia&limit=2&lang=en" title="List"></iframe>
<iframe src="${baseURL}/embed/month?city=Sofia&lang=en" title="Month"></iframe>`;
  const elsewhere = createServer((_request, response) => {
    response.setHeader("content-security-policy", `default-src 'none'; ${policy.join("; ")} data:`);
    return response.setHeader("content-type", "text/html").end(html);
  });
  await once(elsewhere.listen(0, "127.0.0.1").unref(), "listening");
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);

  const component = page.locator("whereabouts-events");
  await expect(component.getByRole("heading", { name: "Events in Sofia" })).toBeVisible();
  const links = component.getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(3);
  await expect(links.first()).toHaveAttribute("href", /^http.*\/event\/location=/);
  await expect(component).toHaveCSS("background-color", "rgb(20, 29, 47)");
  await links.first().focus();
  await page.keyboard.press("Tab");
  await expect(links.nth(1)).toBeFocused();
  await expect(page.frameLocator("[title=List]").getByRole("listitem")).toHaveCount(2);
  await expect(page.frameLocator("[title=Month]").getByRole("table")).toBeVisible();
  const event = new URL((await links.first().getAttribute("href")) ?? "").pathname;
  const [, told] =
    /type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(await (await request.get(event)).text()) ?? [];
  const { pathname, search } = new URL(told?.replaceAll("&amp;", "&") ?? "");
  expect(await (await request.get(pathname + search)).json()).toMatchObject({ type: "rich" });
  elsewhere.close();
});

test("PAGE-12 only the embedded map may be framed", async ({ request }) => {
  const ancestors = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec((await request.get(path)).headers()["content-security-policy"] ?? "")?.[1];
  expect(await ancestors("/embed?at=1,1,4")).toBe("*");
  for (const path of ["/", "/map", "/embed/make", "/embedded", "/api/categories", "/login"])
    expect(await ancestors(path), path).toBe("'none'");
});

test("PAGE-12 the line for a page follows what is chosen, and is for everyone to use", async ({ page }) => {
  await page.goto(`/embed/make?${SOFIA}`);
  await hydrated(page);
  const line = page.getByRole("textbox", { name: "Code for your page" });
  await expect(line).toHaveValue(/^<iframe src="http:\/\/[^"]+\/embed\?at=42\.6977/);
  await page.getByRole("combobox", { name: "Category" }).selectOption("Concert");
  await page.getByRole("textbox", { name: "Height" }).fill("600");
  await expect(line).toHaveValue(/categories=concert.* height="600"/);
  await expect(page.frameLocator("iframe").getByText(/venues? in view$/)).toBeVisible();
  await expectNoAxeViolations(page);
});
