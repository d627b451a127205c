import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import { click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { OwnCalendarSection } from "./own-calendar.tsx";

it("OWN-01 the secret address is made, leads to three programs by one tap, and is revoked", async () => {
  const calls: string[] = [];
  const url = "https://events.example/feeds/own/secret.ics";
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    return method === "POST" ? Response.json({ url }) : new Response(null, { status: 204 });
  });
  const Page = createRoutesStub([{ id: "root", path: "/", Component: OwnCalendarSection }]);
  const root = { site: { name: "Whereabouts" } };
  const container = await mount(<Page hydrationData={{ loaderData: { root } }} />);
  const button = (text: string) =>
    [...container.querySelectorAll("button")].find((each) => each.textContent === text);
  const links = () => [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links()).toEqual([]);
  await click(button("Create link"));
  await vi.waitFor(() => expect(container.querySelector("input")?.value).toBe(url));
  expect(links()).toEqual([
    "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fevents.example%2Ffeeds%2Fown%2Fsecret.ics",
    "webcal://events.example/feeds/own/secret.ics",
    "https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fevents.example%2Ffeeds%2Fown%2Fsecret.ics&name=Whereabouts%20%E2%99%A5",
  ]);
  await click(button("Turn off link"));
  await vi.waitFor(() => expect(links()).toEqual([]));
  expect(calls).toEqual(["POST /api/own-calendar", "DELETE /api/own-calendar"]);
  vi.unstubAllGlobals();
});
