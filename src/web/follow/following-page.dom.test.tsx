import { type ComponentProps, createElement } from "react";
import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import type { Following } from "#contract/follows.ts";
import { act, click, mount } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { toastList } from "#web/ui/toast.ts";
import FollowingPage from "./following-page.tsx";

const SOFIA: Following = {
  id: "1",
  kind: "city",
  label: "Sofia, Bulgaria",
  how: "daily",
  by: ["mail"],
  country: "Bulgaria",
  city: "Sofia",
};

it("FOL-08 says how often and by what news come, and ends with an undo", async () => {
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const sent = body ? JSON.parse(String(body)) : undefined;
    calls.push([method, url, sent && { how: sent.how, by: sent.by }]);
    return method === "DELETE" ? new Response(null, { status: 204 }) : Response.json({ ...SOFIA, ...sent });
  });
  const props = { loaderData: { list: [SOFIA], publicUrl: "https://events.example" } };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => createElement(FollowingPage, props as ComponentProps<typeof FollowingPage>),
    },
  ]);
  const container = await mount(<Page hydrationData={{ loaderData: { root: {} } }} />);
  await act(async () => {});
  const one = (selector: string) => container.querySelector<HTMLInputElement>(selector)!;
  const labels = () => [...container.querySelectorAll("h2 a")].map((link) => link.textContent);
  expect(labels()).toEqual(["Sofia, Bulgaria"]);
  await click([...container.querySelectorAll("label")].find((each) => each.textContent === "Weekly"));
  await click(one('[aria-label="Push: Sofia, Bulgaria"]'));
  expect(one('[aria-label="Push: Sofia, Bulgaria"]').checked).toBe(true);
  await click(one('[aria-label="Unfollow Sofia, Bulgaria"]'));
  await vi.waitFor(() => expect(toastList.now().at(-1)?.action?.label).toBe("Undo"));
  expect(labels()).toEqual([]);
  expect(container.textContent).toContain("You’re not following anything yet");
  await act(async () => toastList.now().at(-1)?.action?.run());
  await vi.waitFor(() => expect(labels()).toEqual(["Sofia, Bulgaria"]));
  expect(calls).toEqual([
    ["POST", "/api/follow", { how: "weekly", by: ["mail"] }],
    ["POST", "/api/follow", { how: "weekly", by: ["mail", "push"] }],
    ["DELETE", "/api/follow/1", undefined],
    ["POST", "/api/follow", { how: "weekly", by: ["mail", "push"] }],
  ]);
  vi.unstubAllGlobals();
});
